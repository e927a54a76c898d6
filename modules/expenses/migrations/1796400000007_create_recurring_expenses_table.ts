import { Migration } from '#core/database/migration'

/**
 * Expenses that come again and again. `expense` holds the content of each as the API takes it; `schedule` says when it
 * comes. The next date has its number (`next_index`, counted from 0), its day and the instant at which it is due.
 */
export default class extends Migration {
  override async up() {
    this.createTable('recurring_expenses', (columns) => {
      columns.companyId()
      columns.text('vendor', 200)
      columns.text('folded_vendor', 600)
      columns.text('status', 10)
      columns.companyReference('client_id', 'clients').nullable()
      columns.json('expense')
      columns.text('currency', 3)
      columns.money('gross')
      columns.text('payment', 10)
      columns.integer('due_days')
      columns.json('schedule')
      columns.day('ends_on').nullable()
      columns.integer('ends_after').nullable()
      columns.integer('next_index')
      columns.day('next_on').nullable()
      columns.instant('next_at').nullable()
      columns.integer('runs_made')
      columns.integer('failures')
      columns.json('reason').nullable()
      columns.integer('version')
      columns.instant('created_at')

      columns.index(['status', 'next_at'], 'recurring_expenses_due')
      columns.index(['company_id', 'status', 'next_on'], 'recurring_expenses_next')
      columns.check(
        "status in ('active', 'paused', 'failed', 'ended')",
        'recurring_expenses_status_known'
      )
      columns.check("(status = 'ended') = (next_on is null)", 'recurring_expenses_goes_on')
      columns.check('(next_on is null) = (next_at is null)', 'recurring_expenses_due_at')
      columns.check("payment in ('automatic', 'transfer')", 'recurring_expenses_payment_known')
    })
  }
}
