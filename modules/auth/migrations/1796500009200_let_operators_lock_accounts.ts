import { Migration } from '#core/database/migration'

/** Since when the operator lets nobody sign in with an account, and the reason, which the person reads. */
export default class extends Migration {
  override async up() {
    this.changeTable('accounts', {
      add: (columns) => {
        columns.instant('locked_at').nullable()
        columns.text('lock_reason', 1000).nullable()
      },
    })
  }
}
