import { Migration } from '#core/database/migration'

/** The invoices that ask for a part of an accepted estimate in advance. */
export default class extends Migration {
  override async up() {
    this.createTable('estimate_down_payments', (columns) => {
      columns.companyId()
      columns.companyReference('estimate_id', 'estimates')
      columns.companyReference('invoice_id', 'invoices')
      columns.unique(['company_id', 'invoice_id'])
      columns.index(['company_id', 'estimate_id'], 'estimate_down_payments_of')
    })
  }
}
