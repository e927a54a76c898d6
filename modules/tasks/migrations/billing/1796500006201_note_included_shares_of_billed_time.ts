import { Migration } from '#core/database/migration'

/**
 * The part of an entry, in hundredths of an hour, that another line of its invoice shows as included in a retainer: an
 * entry has one line, and the last included hours may be the first half of a longer entry.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_time', {
      add: (columns) => {
        columns.integer('included_hundredths').defaultTo(0)
      },
    })
  }
}
