import { Migration } from '#core/database/migration'

/** A project rounds its time by its own rule; without one by that of the company. */
export default class extends Migration {
  override async up() {
    this.changeTable('projects', {
      add: (columns) => {
        columns.text('time_rounding_mode', 10).nullable()
        columns.integer('time_rounding_minutes').nullable()
        columns.check(
          `(time_rounding_mode is null and time_rounding_minutes is null)
            or (time_rounding_mode in ('none', 'up', 'nearest', 'down')
              and time_rounding_minutes is not null and time_rounding_minutes in (5, 6, 10, 15, 30, 60))`,
          'projects_time_rounding_known'
        )
      },
    })
  }
}
