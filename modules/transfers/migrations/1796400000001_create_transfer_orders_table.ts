import { Migration } from '#core/database/migration'

/** Orders to the bank to transfer money: what was in the file, so that it can be made again exactly alike. */
export default class extends Migration {
  override async up() {
    this.createTable('transfer_orders', (columns) => {
      columns.companyId()
      columns.text('state', 10)
      columns.day('execute_on')
      columns.integer('transfers')
      columns.money('total')
      columns.text('debtor', 70)
      columns.text('iban', 34)
      columns.text('bic', 11)
      columns.text('street', 70)
      columns.text('postal_code', 16)
      columns.text('city', 35)
      columns.text('country', 2)
      columns.text('requested_by', 36).nullable()
      columns.instant('created_at')
      columns.index(['company_id', 'created_at'], 'transfer_orders_newest')
      columns.check("state in ('open', 'executed', 'withdrawn')", 'transfer_orders_state_known')
    })
  }
}
