import { Migration } from '#core/database/migration'

/** When somebody deleted the own account; the row stays, without name and address. */
export default class extends Migration {
  override async up() {
    this.changeTable('users', {
      add: (columns) => columns.instant('left_at').nullable(),
    })
  }
}
