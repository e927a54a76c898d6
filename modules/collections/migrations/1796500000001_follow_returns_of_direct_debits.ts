import { Migration } from '#core/database/migration'

/**
 * The facts for undoing a return: the day on which the bank had credited the direct debit, the expense of its fees, and
 * whether the return was recorded by hand before its bank entry was matched.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('direct_debits', {
      add: (columns) => {
        columns.day('credited_on').nullable()
        columns.text('fees_expense_id', 36).nullable()
        columns.boolean('is_return_linked').defaultTo(false)
        columns.index(['company_id', 'return_entry_id'], 'direct_debits_of_return')
      },
    })
  }
}
