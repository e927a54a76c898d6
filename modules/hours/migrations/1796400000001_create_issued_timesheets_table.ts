import { Migration } from '#core/database/migration'

/** The time entries that an invoice billed when it was issued, as its timesheet prints them (`TimesheetContent`). */
export default class extends Migration {
  override async up() {
    this.createTable('issued_timesheets', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.json('content')
      columns.instant('created_at')
      columns.unique(['company_id', 'invoice_id'])
    })
  }
}
