import { Migration } from '#core/database/migration'

/** The list of one kind of document, and the down payments that a final invoice can take off. */
export default class extends Migration {
  override async up() {
    this.defer((client) =>
      client.rawQuery(
        'create index invoices_kind on invoices (company_id, kind, stage, created_at, id)'
      )
    )
  }
}
