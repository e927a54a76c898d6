import { Migration } from '#core/database/migration'

/** Authenticator apps belong to an account, in all companies of the person. */
export default class extends Migration {
  override async up() {
    this.changeTable('second_factors', {
      moveReference: { column: 'user_id', to: 'account_id', table: 'accounts' },
    })
  }
}
