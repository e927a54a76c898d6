import { Migration } from '#core/database/migration'

/** Recovery codes belong to an account, in all companies of the person. */
export default class extends Migration {
  override async up() {
    this.changeTable('recovery_codes', {
      moveReference: { column: 'user_id', to: 'account_id', table: 'accounts' },
    })
  }
}
