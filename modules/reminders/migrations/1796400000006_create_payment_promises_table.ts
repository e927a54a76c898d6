import { Migration } from '#core/database/migration'

/** The day for which payment of an invoice was promised; a new promise takes the place of the old one. */
export default class extends Migration {
  override async up() {
    this.createTable('payment_promises', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.day('promised_on')
      columns.text('note', 500)
      columns.instant('created_at')
      columns.unique(['company_id', 'invoice_id'])
    })
  }
}
