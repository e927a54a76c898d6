import { Migration } from '#core/database/migration'

/** Money received from a payer, who may have no client record; `settlements` says which invoices it settles. */
export default class extends Migration {
  override async up() {
    this.createTable('payments', (columns) => {
      columns.companyId()
      columns.text('currency', 3)
      columns.money('amount')
      columns.day('paid_on')
      columns.text('method', 20)
      columns.text('note', 500)
      columns.instant('created_at')
      columns.companyReference('client_id', 'clients').nullable()
      columns.text('client_name', 200).defaultTo('')
      columns.text('reference', 140).defaultTo('')
      columns.index(['company_id', 'client_id', 'paid_on', 'id'], 'payments_client')
      // Sums by currency are read from this index alone.
      columns.index(['company_id', 'currency', 'amount'], 'payments_sums')
      // The money of months is added up from this index alone.
      columns.index(['company_id', 'paid_on', 'currency', 'amount'], 'payments_of_days')
      columns.check('amount > 0', 'payments_amount_positive')
    })
  }
}
