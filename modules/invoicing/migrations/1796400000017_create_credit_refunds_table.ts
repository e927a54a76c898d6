import { Migration } from '#core/database/migration'

/** Credit that was paid back to a client: money that went out. */
export default class extends Migration {
  override async up() {
    this.createTable('credit_refunds', (columns) => {
      columns.companyId()
      columns.companyReference('credit_id', 'client_credits')
      columns.text('currency', 3)
      columns.money('amount')
      columns.day('refunded_on')
      columns.text('method', 20)
      columns.text('note', 500)
      columns.instant('created_at')
      columns.index(['company_id', 'credit_id', 'created_at'], 'credit_refunds_credit')
      columns.index(['company_id', 'refunded_on'], 'credit_refunds_day')
      columns.check('amount > 0', 'credit_refunds_amount_positive')
    })
  }
}
