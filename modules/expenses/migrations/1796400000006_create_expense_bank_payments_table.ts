import { Migration } from '#core/database/migration'

/**
 * Which entry of a bank statement paid an expense. Once: the unique key. `paid_before_on` is the day that the expense
 * had been marked as paid by hand, restored when the match is undone.
 */
export default class extends Migration {
  override async up() {
    this.createTable('expense_bank_payments', (columns) => {
      columns.companyId()
      columns.companyReference('expense_id', 'expenses')
      columns.companyReference('entry_id', 'bank_entries')
      columns.day('paid_before_on').nullable()
      // Whether Skonto was taken before an entry of the bank paid the expense: releasing the entry restores that.
      columns.boolean('took_skonto_before').defaultTo(false)
      columns.unique(['company_id', 'expense_id'])
      columns.index(['company_id', 'entry_id'], 'expense_bank_payments_entry')
    })
  }
}
