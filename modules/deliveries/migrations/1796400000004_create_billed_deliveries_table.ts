import { Migration } from '#core/database/migration'

/** The invoice that bills a line of a delivery note. At most one: the unique key. */
export default class extends Migration {
  override async up() {
    this.createTable('billed_deliveries', (columns) => {
      columns.companyId()
      columns.companyReference('note_id', 'delivery_notes')
      columns.companyReference('line_id', 'delivery_note_lines')
      columns.companyReference('invoice_id', 'invoices')
      // Drafts replace their lines when they are saved, so the database does not check it. Null where a note was
      // billed before lines were stored.
      columns.text('invoice_line_id', 36).nullable()
      columns.unique(['company_id', 'line_id'])
      columns.index(['company_id', 'invoice_id'], 'billed_deliveries_invoice')
    })
  }
}
