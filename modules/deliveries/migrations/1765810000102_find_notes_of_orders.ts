import { Migration } from '#core/database/migration'

/** The unbilled notes of an order, in the order in which they are locked. */
export default class extends Migration {
  override async up() {
    this.defer((client) =>
      client.rawQuery(
        'create index delivery_notes_to_bill on delivery_notes (company_id, order_id, is_billable, id)'
      )
    )
  }
}
