import { Migration } from '#core/database/migration'

/** The VAT of an invoice, one row per category and rate, with its part of the document discount. */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_taxes', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.integer('rate')
      columns.money('base')
      columns.money('tax')
      columns.text('category', 2).defaultTo('S')
      columns.money('discount').defaultTo(0)
      columns.unique(['company_id', 'invoice_id', 'category', 'rate'])
    })
  }
}
