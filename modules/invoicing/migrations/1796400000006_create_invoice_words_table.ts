import { Migration } from '#core/database/migration'

/** The folded search words of an invoice: its number and the words of its client's name. */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_words', (columns) => {
      columns.text('company_id', 36)
      columns.text('word', 60)
      columns.text('invoice_id', 36)
      columns.table.primary(['company_id', 'word', 'invoice_id'])
      columns.table
        .foreign(['company_id', 'invoice_id'])
        .references(['company_id', 'id'])
        .inTable('invoices')
      columns.index(['company_id', 'invoice_id', 'word'], 'invoice_words_invoice')
    })
  }
}
