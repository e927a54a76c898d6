import { Migration } from '#core/database/migration'

/**
 * The hours, expenses and delivery notes that a cancelled invoice had billed, with the line of each, so that its
 * corrected invoice bills them again. Not checked by the database: a record that was set free can be deleted.
 */
export default class extends Migration {
  override async up() {
    this.createTable('released_records', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.text('kind', 10)
      columns.text('record_id', 36)
      columns.text('line_id', 36).nullable()
      columns.json('share')
      columns.index(['company_id', 'invoice_id'], 'released_records_invoice')
    })
  }
}
