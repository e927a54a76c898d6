import { Migration } from '#core/database/migration'

/** Days on which a person does not work. The kind of sick leave is health data (art. 9 GDPR). */
export default class extends Migration {
  override async up() {
    this.createTable('absences', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.text('kind', 10)
      columns.text('status', 10)
      columns.day('starts_on')
      columns.day('ends_on')
      columns.boolean('starts_half')
      columns.boolean('ends_half')
      columns.text('note', 500)
      // Why it was refused.
      columns.text('reason', 500)
      columns.instant('created_at')
      columns.reference('decided_by', 'users').nullable()
      columns.instant('decided_at').nullable()
      columns.integer('version')
      columns.index(['company_id', 'user_id', 'starts_on'], 'absences_of_person')
      columns.index(['company_id', 'status', 'starts_on'], 'absences_by_status')
      columns.check("kind in ('holiday', 'sick', 'unpaid', 'other')", 'absences_kind_known')
      columns.check("status in ('requested', 'approved', 'refused')", 'absences_status_known')
      columns.check('ends_on >= starts_on', 'absences_forwards')
    })
  }
}
