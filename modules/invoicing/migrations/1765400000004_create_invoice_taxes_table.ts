import { Migration } from '#core/database/migration'

/** The VAT of an invoice, one row per rate. */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_taxes', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.integer('rate')
      columns.money('base')
      columns.money('tax')
      columns.unique(['company_id', 'invoice_id', 'rate'])
    })
  }
}
