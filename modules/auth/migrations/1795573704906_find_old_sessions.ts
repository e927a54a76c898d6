import { Migration } from '#core/database/migration'

/** Sessions whose time is over are found without going through the others. */
export default class extends Migration {
  override async up() {
    this.changeTable('sessions', {
      add: (columns) => columns.index(['expires_at'], 'sessions_age'),
    })
  }
}
