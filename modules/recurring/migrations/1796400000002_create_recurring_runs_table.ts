import { Migration } from '#core/database/migration'

/**
 * The result of each date of a recurring invoice: at most one row, so at most one invoice. The invoice may be gone
 * since: a draft can be deleted.
 */
export default class extends Migration {
  override async up() {
    this.createTable('recurring_runs', (columns) => {
      columns.companyId()
      columns.companyReference('profile_id', 'recurring_profiles')
      columns.day('occurrence_on')
      columns.text('status', 10)
      columns.text('invoice_id', 36).nullable()
      columns.json('reason').nullable()
      columns.integer('tries')
      columns.instant('happened_at')
      columns.unique(['company_id', 'profile_id', 'occurrence_on'])
      columns.check("status in ('made', 'failed', 'skipped')", 'recurring_runs_status_known')
      columns.check("(status = 'made') = (invoice_id is not null)", 'recurring_runs_made')
    })
  }
}
