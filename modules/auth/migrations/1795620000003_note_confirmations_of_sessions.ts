import { Migration } from '#core/database/migration'

/** When the person last entered the password again in this session. */
export default class extends Migration {
  override async up() {
    this.changeTable('sessions', {
      add: (columns) => columns.instant('confirmed_at').nullable(),
    })
  }
}
