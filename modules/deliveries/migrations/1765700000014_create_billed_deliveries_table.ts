import { Migration } from '#core/database/migration'

/** The invoice that bills a line of a delivery note. At most one: the unique key. */
export default class extends Migration {
  override async up() {
    this.createTable('billed_deliveries', (columns) => {
      columns.companyId()
      columns.companyReference('note_id', 'delivery_notes')
      columns.companyReference('line_id', 'delivery_note_lines')
      columns.companyReference('invoice_id', 'invoices')
      columns.unique(['company_id', 'line_id'])
      columns.index(['company_id', 'invoice_id'], 'billed_deliveries_invoice')
    })
  }
}
