import { Migration } from '#core/database/migration'

/**
 * Whether the hours of an entry may be put on an invoice, null for what follows from its project; and whether only
 * its duration was entered, so that its start is a place on the day and no time of the clock.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('time_entries', {
      add: (columns) => {
        columns.boolean('is_billable').nullable()
        columns.boolean('by_duration').defaultTo(false)
      },
    })
  }
}
