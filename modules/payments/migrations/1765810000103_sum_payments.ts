import { Migration } from '#core/database/migration'

/** Payments of a company are summed by currency from an index alone. */
export default class extends Migration {
  override async up() {
    this.defer((client) =>
      client.rawQuery('create index payments_sums on payments (company_id, currency, amount)')
    )
  }
}
