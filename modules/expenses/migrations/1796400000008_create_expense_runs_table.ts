import { Migration } from '#core/database/migration'

/** The expense of each date of a recurring one: at most one, by the unique key. It may have been deleted since. */
export default class extends Migration {
  override async up() {
    this.createTable('expense_runs', (columns) => {
      columns.companyId()
      columns.companyReference('recurring_id', 'recurring_expenses')
      columns.day('occurrence_on')
      columns.text('expense_id', 36)
      columns.instant('happened_at')
      columns.unique(['company_id', 'recurring_id', 'occurrence_on'])
      columns.index(['company_id', 'expense_id'], 'expense_runs_expense')
    })
  }
}
