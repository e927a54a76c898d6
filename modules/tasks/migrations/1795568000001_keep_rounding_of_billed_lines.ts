import { Migration } from '#core/database/migration'

/**
 * The difference that rounding adds to the hours of a line, in hundredths of an hour: stored with the last entry of
 * the line, because the timesheet shows worked time and rounding apart.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_time', {
      add: (columns) => columns.integer('rounding_hundredths').defaultTo(0),
    })
  }
}
