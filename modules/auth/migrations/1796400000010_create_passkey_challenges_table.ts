import { Migration } from '#core/database/migration'

/** Open challenges to passkeys. Only the SHA-256 of a challenge together with its purpose and holder is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('passkey_challenges', (columns) => {
      columns.id()
      columns.text('binding_hash', 64)
      columns.instant('expires_at')
      columns.unique(['binding_hash'])
      columns.index(['expires_at'], 'passkey_challenges_over')
    })
  }
}
