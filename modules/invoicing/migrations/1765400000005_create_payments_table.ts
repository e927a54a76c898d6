import { Migration } from '#core/database/migration'

/** Money received for an invoice, in its currency. Their sum is `invoices.paid`. */
export default class extends Migration {
  override async up() {
    this.createTable('payments', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.text('currency', 3)
      columns.money('amount')
      columns.day('paid_on')
      columns.text('method', 20)
      columns.text('note', 500)
      columns.instant('created_at')
      columns.index(['company_id', 'invoice_id', 'created_at'], 'payments_invoice')
      columns.index(['company_id', 'paid_on'], 'payments_day')
      columns.check('amount > 0', 'payments_amount_positive')
    })
  }
}
