import { Migration } from '#core/database/migration'

/** Codes that replace an authenticator app once each. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('recovery_codes', (columns) => {
      columns.id()
      columns.reference('user_id', 'users')
      columns.text('code_hash', 64)
      columns.instant('created_at')
      columns.instant('used_at').nullable()
      columns.unique(['user_id', 'code_hash'])
    })
  }
}
