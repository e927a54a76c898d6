import { Migration } from '#core/database/migration'

/** Codes that replace an authenticator app once each. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('recovery_codes', (columns) => {
      columns.id()
      columns.reference('account_id', 'accounts')
      columns.text('code_hash', 64)
      columns.instant('created_at')
      columns.instant('used_at').nullable()
      // Named after the column that it had before there were accounts.
      columns.unique(['account_id', 'code_hash'], 'recovery_codes_user_id_code_hash_unique')
    })
  }
}
