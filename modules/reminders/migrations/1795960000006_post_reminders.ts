import { Migration } from '#core/database/migration'

/**
 * The day on which a printed reminder was posted. Earlier ones stay without: nobody has recorded whether they left, so
 * they start no interest until a person notes the day (decision 18).
 */
export default class extends Migration {
  override async up() {
    this.changeTable('reminders', {
      add: (columns) => columns.day('posted_on').nullable(),
    })
  }
}
