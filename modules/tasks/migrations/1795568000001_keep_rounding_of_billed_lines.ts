import { Migration } from '#core/database/migration'

/**
 * What rounding the hours of a line adds to those of its entries, in hundredths of an hour: kept with the last entry
 * of the line, because the timesheet shows worked time and rounding apart.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_time', {
      add: (columns) => columns.integer('rounding_hundredths').defaultTo(0),
    })
  }
}
