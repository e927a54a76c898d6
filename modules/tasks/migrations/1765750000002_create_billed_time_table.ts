import { Migration } from '#core/database/migration'

/** Which time entry is billed by which invoice. Once: the unique key. */
export default class extends Migration {
  override async up() {
    this.createTable('billed_time', (columns) => {
      columns.companyId()
      columns.companyReference('entry_id', 'time_entries')
      columns.companyReference('invoice_id', 'invoices')
      columns.unique(['company_id', 'entry_id'])
      columns.index(['company_id', 'invoice_id'], 'billed_time_invoice')
    })
  }
}
