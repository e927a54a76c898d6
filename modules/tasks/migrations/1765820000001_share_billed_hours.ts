import { Migration } from '#core/database/migration'

/**
 * What each time entry adds to the hours of the line that bills it, in hundredths of an hour: those of a line are
 * rounded once, so the rounded entries alone would not add up to it. Null for what was billed before.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_time', { add: (columns) => columns.integer('hundredths').nullable() })
  }
}
