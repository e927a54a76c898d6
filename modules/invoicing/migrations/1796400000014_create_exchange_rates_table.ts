import { Migration } from '#core/database/migration'

/** The exchange rate of a company's last invoice, by currency: the proposal for the next one. */
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
