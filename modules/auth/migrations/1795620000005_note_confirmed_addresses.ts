import { Migration } from '#core/database/migration'

/** When somebody last opened a link that was sent to the present address. */
export default class extends Migration {
  override async up() {
    this.changeTable('users', {
      add: (columns) => columns.instant('email_confirmed_at').nullable(),
    })
  }
}
