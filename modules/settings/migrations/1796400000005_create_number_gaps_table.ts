import { Migration } from '#core/database/migration'

/** Numbers of a range that are never given, and why. */
export default class extends Migration {
  override async up() {
    this.createTable('number_gaps', (columns) => {
      columns.companyId()
      columns.text('kind', 30)
      columns.text('period', 4)
      columns.integer('first_sequence')
      columns.integer('last_sequence')
      columns.text('pattern', 60)
      columns.text('cause', 10)
      columns.text('reason', 500)
      columns.reference('created_by', 'users').nullable()
      columns.instant('created_at')
      columns.index(['company_id', 'kind', 'period', 'first_sequence'], 'number_gaps_of_range')
      columns.check('first_sequence <= last_sequence', 'number_gaps_forwards')
      columns.check("cause in ('start', 'change', 'import')", 'number_gaps_cause_known')
    })
  }
}
