import { Migration } from '#core/database/migration'

/** Weeks that people have handed in. A week without a row is open; `starts_on` is its Monday. */
export default class extends Migration {
  override async up() {
    this.createTable('work_weeks', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.day('starts_on')
      columns.text('status', 10)
      // Why it was sent back.
      columns.text('reason', 500)
      columns.instant('submitted_at')
      columns.reference('decided_by', 'users').nullable()
      columns.instant('decided_at').nullable()
      columns.integer('version')
      columns.unique(['company_id', 'user_id', 'starts_on'])
      columns.index(['company_id', 'status', 'starts_on'], 'work_weeks_by_status')
      columns.check("status in ('submitted', 'approved', 'returned')", 'work_weeks_status_known')
    })
  }
}
