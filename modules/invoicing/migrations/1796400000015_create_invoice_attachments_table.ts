import { Migration } from '#core/database/migration'

/** Files that go out with an invoice and stand in its e-invoice, such as a timesheet. */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_attachments', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.text('name', 120)
      columns.text('type', 80)
      columns.integer('size')
      columns.text('sha256', 64)
      columns.bytes('content')
      columns.instant('created_at')
      // The key of the company that has sealed the content; null until the clock has sealed it.
      columns.text('key_id', 16).nullable()
      columns.unique(['company_id', 'invoice_id', 'name'])
      columns.index(['key_id', 'id'], 'invoice_attachments_unsealed')
    })
  }
}
