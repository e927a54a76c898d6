import { Migration } from '#core/database/migration'

/** The VAT of an invoice, one row per category and rate, with its part of the document discount. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoice_taxes', {
      dropUniques: [['company_id', 'invoice_id', 'rate']],
      add: (columns) => {
        columns.text('category', 2).defaultTo('S')
        columns.money('discount').defaultTo(0)
        columns.unique(['company_id', 'invoice_id', 'category', 'rate'])
      },
    })
    this.fill("update invoice_taxes set category = 'Z' where rate = 0")
  }
}
