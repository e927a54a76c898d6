import { Migration } from '#core/database/migration'

/** Habits of payment and looks back read the days of tens of thousands of settlements with their invoices: from the index alone. */
export default class extends Migration {
  override async up() {
    this.replaceIndex('settlements', 'settlements_day', [
      'company_id',
      'kind',
      'settled_on',
      'invoice_id',
    ])
  }
}
