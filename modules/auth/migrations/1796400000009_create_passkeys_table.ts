import { Migration } from '#core/database/migration'

/**
 * Passkeys of people (WebAuthn credentials). A credential belongs to one person; it is found by the SHA-256 of its id,
 * because ids may be longer than a key of MariaDB.
 */
export default class extends Migration {
  override async up() {
    this.createTable('passkeys', (columns) => {
      columns.id()
      columns.reference('account_id', 'accounts')
      columns.text('credential_hash', 64)
      columns.text('credential_id', 1400)
      columns.text('public_key', 2000)
      columns.integer('sign_count')
      columns.text('transports', 200)
      columns.text('name', 100)
      columns.boolean('is_backed_up')
      columns.instant('created_at')
      columns.instant('last_used_at').nullable()
      columns.unique(['credential_hash'])
      columns.index(['account_id', 'created_at'], 'passkeys_user')
    })
  }
}
