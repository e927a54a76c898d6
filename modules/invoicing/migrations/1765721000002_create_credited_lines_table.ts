import { Migration } from '#core/database/migration'

/**
 * What credit notes give back of the lines of an invoice: how many of the line's units, in millionths, and how much
 * as its price is, net or gross. Of each line no more than it came to.
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
