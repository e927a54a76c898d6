import { Migration } from '#core/database/migration'

/**
 * Recurring invoices. `invoice` holds the content of each as the API takes it; `schedule` when it comes. The next
 * date has its number (`next_index`, counted from 0), its day and the instant at which it is due.
 */
export default class extends Migration {
  override async up() {
    this.createTable('recurring_profiles', (columns) => {
      columns.companyId()
      columns.text('name', 200)
      columns.text('status', 10)
      columns.text('paused_for', 10).nullable()
      columns.companyReference('client_id', 'clients').nullable()
      columns.text('client_name', 200)
      columns.text('search_text', 450)
      columns.json('invoice')
      columns.text('currency', 3)
      columns.money('net')
      columns.money('total')
      columns.json('schedule')
      columns.text('service_period', 12)
      columns.text('mode', 12)
      columns.integer('due_days').nullable()
      columns.text('catch_up', 4)
      columns.text('resumed_with', 4).nullable()
      columns.json('mail').nullable()
      columns.day('ends_on').nullable()
      columns.integer('ends_after').nullable()
      columns.integer('next_index')
      columns.day('next_on').nullable()
      columns.instant('next_at').nullable()
      columns.integer('runs_made')
      columns.integer('caught_up')
      columns.integer('failures')
      columns.integer('version')
      columns.instant('created_at')
      // Which unbilled hours a recurring invoice collects; null for none.
      columns.json('collects').nullable()
      // Whether a recurring invoice charges its client for unbilled expenses.
      columns.boolean('collects_expenses').defaultTo(false)

      columns.index(['status', 'next_at'], 'recurring_profiles_due')
      columns.index(['company_id', 'created_at', 'id'], 'recurring_profiles_newest')
      columns.index(['company_id', 'status', 'next_on'], 'recurring_profiles_next')
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'recurring_profiles_client')
      columns.check(
        "status in ('active', 'paused', 'ended', 'failed')",
        'recurring_profiles_status_known'
      )
      columns.check("(status = 'ended') = (next_on is null)", 'recurring_profiles_goes_on')
      columns.check('(next_on is null) = (next_at is null)', 'recurring_profiles_due_at')
      columns.check("mode in ('draft', 'issue', 'issueAndSend')", 'recurring_profiles_mode_known')
    })
  }
}
