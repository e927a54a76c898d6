import { Migration } from '#core/database/migration'

/** One person's experiment with the forecast, visible only to that person; no other table refers to it. */
export default class extends Migration {
  override async up() {
    this.createTable('forecast_scenarios', (columns) => {
      columns.companyId()
      columns.reference('user_id', 'users')
      columns.text('name', 100)
      columns.json('changes')
      columns.integer('version')
      columns.instant('created_at')
      columns.index(['company_id', 'user_id', 'created_at'], 'forecast_scenarios_of_user')
    })
  }
}
