import { Migration } from '#core/database/migration'

/**
 * Credited parts of invoice lines: the units, in millionths, and the amount, net or gross like the line's price. Never
 * more than the amount of the line.
 */
export default class extends Migration {
  override async up() {
    this.createTable('credited_lines', (columns) => {
      columns.companyId()
      columns.companyReference('credit_note_id', 'invoices')
      columns.companyReference('line_id', 'invoice_lines')
      columns.integer('quantity')
      columns.money('amount')
      columns.unique(['company_id', 'credit_note_id', 'line_id'])
      columns.index(['company_id', 'line_id'], 'credited_lines_of')
    })
  }
}
