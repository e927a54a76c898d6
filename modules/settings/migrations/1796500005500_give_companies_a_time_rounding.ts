import { Migration } from '#core/database/migration'

/** How a company rounds its time where it becomes money, unless a project has a rule of its own. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.text('time_rounding_mode', 10).defaultTo('none')
        columns.integer('time_rounding_minutes').defaultTo(15)
        columns.check(
          "time_rounding_mode in ('none', 'up', 'nearest', 'down')",
          'company_profiles_time_rounding_known'
        )
        columns.check(
          'time_rounding_minutes in (5, 6, 10, 15, 30, 60)',
          'company_profiles_rounding_minutes_known'
        )
      },
    })
  }
}
