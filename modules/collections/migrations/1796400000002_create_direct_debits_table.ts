import { Migration } from '#core/database/migration'

/**
 * The direct debits of a file. `held_invoice_id` is the invoice until the file is withdrawn: its unique key keeps an
 * invoice from being collected by two files. `block` is the group of one day, scheme and sequence, which the bank books
 * as one sum.
 */
export default class extends Migration {
  override async up() {
    this.createTable('direct_debits', (columns) => {
      columns.companyId()
      columns.companyReference('collection_id', 'collections')
      columns.integer('position')
      columns.integer('block')
      columns.companyReference('invoice_id', 'invoices')
      columns.text('held_invoice_id', 36).nullable()
      columns.text('invoice_number', 60)
      columns.companyReference('mandate_id', 'mandates')
      columns.text('mandate', 35)
      columns.day('signed_on')
      columns.text('scheme', 4)
      columns.text('sequence', 4)
      columns.day('collect_on')
      columns.text('debtor', 70)
      columns.text('iban', 34)
      columns.text('bic', 11)
      columns.text('street', 70)
      columns.text('postal_code', 16)
      columns.text('city', 35)
      columns.text('country', 2)
      columns.money('amount')
      columns.text('purpose', 140)
      columns.text('payment_id', 36).nullable()
      columns.text('entry_id', 36).nullable()
      columns.day('returned_on').nullable()
      columns.text('return_reason', 4)
      columns.money('return_fees')
      columns.text('return_entry_id', 36).nullable()
      // The changes of a mandate that the client's bank learns with a direct debit: a new account, a creditor that
      // was another.
      columns.boolean('has_new_account').defaultTo(false)
      columns.text('former_creditor_id', 35).defaultTo('')
      columns.text('former_creditor', 70).defaultTo('')
      columns.unique(['company_id', 'held_invoice_id'])
      columns.unique(['company_id', 'collection_id', 'position'])
      columns.index(['company_id', 'mandate_id'], 'direct_debits_of_mandate')
      columns.index(['company_id', 'payment_id'], 'direct_debits_of_payment')
      columns.index(['company_id', 'entry_id'], 'direct_debits_of_entry')
      columns.check("sequence in ('FRST', 'RCUR', 'FNAL', 'OOFF')", 'direct_debits_sequence_known')
    })
  }
}
