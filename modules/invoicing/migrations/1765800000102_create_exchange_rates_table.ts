import { Migration } from '#core/database/migration'

/** The rate that a company issued an invoice with last, by currency: what the next one is proposed. */
export default class extends Migration {
  override async up() {
    this.createTable('exchange_rates', (columns) => {
      columns.reference('company_id', 'companies')
      columns.text('currency', 3)
      columns.integer('rate')
      columns.day('rate_on')
      columns.table.primary(['company_id', 'currency'])
    })
  }
}
