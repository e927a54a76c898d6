import { Migration } from '#core/database/migration'

/**
 * Everything that reduces the open amount of an invoice: money (`payment`, `credit`, whose sum is `invoices.paid`) and
 * reductions without money (`skonto`, `writeOff`, `creditNote`, whose sum is `invoices.reduced`).
 */
export default class extends Migration {
  override async up() {
    this.createTable('settlements', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.text('kind', 10)
      columns.text('currency', 3)
      columns.money('amount')
      columns.day('settled_on')
      columns.companyReference('payment_id', 'payments').nullable()
      columns.companyReference('credit_id', 'client_credits').nullable()
      columns.companyReference('credit_note_id', 'invoices').nullable()
      columns.text('reason', 500).defaultTo('')
      columns.instant('created_at')
      columns.unique(['company_id', 'payment_id', 'invoice_id', 'kind'])
      columns.unique(['company_id', 'credit_note_id'])
      columns.index(['company_id', 'invoice_id', 'created_at'], 'settlements_invoice')
      columns.index(['company_id', 'credit_id', 'created_at'], 'settlements_credit')
      columns.index(['company_id', 'kind', 'settled_on'], 'settlements_day')
      columns.check('amount > 0', 'settlements_amount_positive')
      columns.check(
        "kind in ('payment', 'credit', 'skonto', 'writeOff', 'creditNote')",
        'settlements_kind_known'
      )
      columns.check("kind <> 'payment' or payment_id is not null", 'settlements_name_payment')
      columns.check("(kind = 'credit') = (credit_id is not null)", 'settlements_name_credit')
      columns.check(
        "(kind = 'creditNote') = (credit_note_id is not null)",
        'settlements_name_credit_note'
      )
    })
  }
}
