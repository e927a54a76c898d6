import { Migration } from '#core/database/migration'

/**
 * Money that a company owes a client: an overpayment, or a credit note on an invoice that was already paid. Invoices
 * settled with it and refunds use it up; `remaining` is the rest.
 */
export default class extends Migration {
  override async up() {
    this.createTable('client_credits', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients').nullable()
      columns.text('client_name', 200)
      columns.text('currency', 3)
      columns.money('amount')
      columns.money('remaining')
      columns.day('granted_on')
      columns.companyReference('payment_id', 'payments').nullable()
      columns.companyReference('credit_note_id', 'invoices').nullable()
      columns.instant('created_at')
      columns.unique(['company_id', 'payment_id'])
      columns.unique(['company_id', 'credit_note_id'])
      columns.index(['company_id', 'client_id', 'created_at'], 'client_credits_client')
      columns.index(['company_id', 'created_at', 'id'], 'client_credits_newest')
      columns.check('remaining >= 0 and remaining <= amount', 'client_credits_remaining_within')
      columns.check('amount > 0', 'client_credits_amount_positive')
      columns.check(
        '(payment_id is null) <> (credit_note_id is null)',
        'client_credits_come_from_one'
      )
    })
  }
}
