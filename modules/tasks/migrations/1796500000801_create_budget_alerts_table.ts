import { Migration } from '#core/database/migration'

/**
 * Which share of which budget has been used up, once for each period: the key refuses a second alert. `period` is the
 * month (`YYYY-MM`) of a monthly budget, and empty for a budget of the whole project.
 */
export default class extends Migration {
  override async up() {
    this.createTable('budget_alerts', (columns) => {
      columns.companyId()
      columns.companyReference('project_id', 'projects')
      columns.text('measure', 10)
      columns.text('period', 7)
      columns.integer('threshold')
      columns.instant('raised_at')
      columns.unique(
        ['company_id', 'project_id', 'measure', 'period', 'threshold'],
        'budget_alerts_once'
      )
      columns.check("measure in ('hours', 'money')", 'budget_alerts_measure_known')
    })
  }
}
