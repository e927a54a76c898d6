import { Migration } from '#core/database/migration'

/** Passkeys belong to an account, in all companies of the person. */
export default class extends Migration {
  override async up() {
    this.changeTable('passkeys', {
      moveReference: { column: 'user_id', to: 'account_id', table: 'accounts' },
    })
  }
}
