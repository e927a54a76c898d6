import { Migration } from '#core/database/migration'

/** The invoices of a reminder as they were that day. An invoice is reminded once of each level: the unique key. */
export default class extends Migration {
  override async up() {
    this.createTable('reminded_invoices', (columns) => {
      columns.companyId()
      columns.companyReference('reminder_id', 'reminders')
      columns.companyReference('invoice_id', 'invoices')
      columns.integer('level')
      columns.integer('position')
      columns.text('number', 60)
      columns.day('date_on')
      columns.day('due_on')
      columns.money('total')
      columns.money('open_amount')
      columns.money('interest')
      columns.json('interest_periods')
      // Why and from when on interest runs on the invoice; null where nothing put the client in default.
      columns.text('default_ground', 20).nullable()
      columns.day('interest_from').nullable()
      columns.unique(['company_id', 'invoice_id', 'level'])
      columns.index(['company_id', 'reminder_id', 'position'], 'reminded_invoices_of_reminder')
    })
  }
}
