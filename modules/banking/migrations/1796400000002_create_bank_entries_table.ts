import { Migration } from '#core/database/migration'

/**
 * Money received in a bank account (amount above zero) or paid from it (below). `entry_key` is the same in every file
 * with this entry: from the bank's own reference, else from its content; `content_key` is always from its content.
 * `reference` is the bank's, `end_to_end` the payer's.
 */
export default class extends Migration {
  override async up() {
    this.createTable('bank_entries', (columns) => {
      columns.companyId()
      columns.companyReference('statement_id', 'bank_statements')
      columns.text('state', 10)
      columns.day('booked_on')
      columns.day('valued_on').nullable()
      columns.text('currency', 3)
      columns.money('amount')
      columns.text('account', 40)
      columns.text('counterparty_name', 140)
      columns.text('counterparty_iban', 40)
      columns.text('purpose', 1000)
      columns.text('reference', 140)
      columns.text('end_to_end', 140)
      columns.text('entry_key', 64)
      columns.text('content_key', 64)
      columns.text('search_text', 1500)
      columns.companyReference('payment_id', 'payments').nullable()
      columns.instant('created_at')
      // Whether the payment of a matched entry was recorded by hand: letting go of the entry leaves it.
      columns.boolean('is_linked').defaultTo(false)
      // Whether a matched entry has paid expenses instead of being booked as a payment of invoices. The module of
      // expenses keeps which ones.
      columns.boolean('pays_expenses').defaultTo(false)
      // Whether a matched entry is the sum of several direct debits. The module of direct debits keeps which ones.
      columns.boolean('pays_collection').defaultTo(false)
      columns.unique(['company_id', 'entry_key'])
      columns.index(['company_id', 'content_key'], 'bank_entries_content')
      columns.index(['company_id', 'state', 'booked_on'], 'bank_entries_state')
      columns.index(['company_id', 'booked_on'], 'bank_entries_day')
      columns.index(['company_id', 'statement_id'], 'bank_entries_statement')
      columns.index(['company_id', 'payment_id'], 'bank_entries_payment')
      columns.index(['company_id', 'counterparty_iban'], 'bank_entries_iban')
      columns.check("state in ('open', 'matched', 'ignored')", 'bank_entries_state_known')
      columns.check('amount <> 0', 'bank_entries_amount_not_zero')
      columns.check(
        "(state = 'matched') = (payment_id is not null or pays_expenses = 1 or pays_collection = 1)",
        'bank_entries_matched_by_payment'
      )
    })
  }
}
