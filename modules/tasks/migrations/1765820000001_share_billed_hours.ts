import { Migration } from '#core/database/migration'

/**
 * The share of each time entry in the hours of its invoice line, in hundredths of an hour: the hours of a line are
 * rounded once, so the rounded entries alone would not add up to them. Null for earlier billed time.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_time', { add: (columns) => columns.integer('hundredths').nullable() })
  }
}
