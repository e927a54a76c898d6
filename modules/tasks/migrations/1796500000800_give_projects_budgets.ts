import { Migration } from '#core/database/migration'

/**
 * A budget in money beside the one in hours, the period that both are for, and who leads a project. `budget_set_at` is
 * the instant of the last change of the budget: periods that were over by then raise no alert.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('projects', {
      add: (columns) => {
        columns.money('budget_amount').nullable()
        columns.text('budget_period', 10).defaultTo('project')
        columns.instant('budget_set_at').defaultTo(0)
        columns.companyReference('lead_id', 'users').nullable()
        columns.check("budget_period in ('project', 'month')", 'projects_budget_period_known')
      },
    })
  }
}
