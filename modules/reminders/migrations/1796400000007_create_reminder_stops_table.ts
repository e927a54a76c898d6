import { Migration } from '#core/database/migration'

/** Why and until when (included; null: until taken back) a client or an invoice is not reminded. */
export default class extends Migration {
  override async up() {
    this.createTable('reminder_stops', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients').nullable()
      columns.companyReference('invoice_id', 'invoices').nullable()
      columns.text('reason', 500)
      columns.day('until_on').nullable()
      columns.instant('created_at')
      columns.unique(['company_id', 'client_id'])
      columns.unique(['company_id', 'invoice_id'])
      columns.check('(client_id is null) <> (invoice_id is null)', 'reminder_stops_of_one')
    })
  }
}
