import { Migration } from '#core/database/migration'

/**
 * Personal tokens of people. The token itself is not stored, only its SHA-256; `beginning` is shown so that its owner
 * knows which one it is. Rows go thirty days after the token's end.
 */
export default class extends Migration {
  override async up() {
    this.createTable('personal_tokens', (columns) => {
      columns.companyId()
      columns.reference('user_id', 'users')
      columns.text('token_hash', 64)
      columns.text('beginning', 20)
      columns.text('name', 100)
      columns.text('scopes', 400)
      columns.instant('created_at')
      columns.instant('expires_at')
      columns.instant('revoked_at').nullable()
      columns.text('revoked_because', 40).nullable()
      columns.instant('last_used_at').nullable()
      columns.text('last_used_by', 200).nullable()
      columns.unique(['token_hash'])
      columns.index(['company_id', 'user_id', 'created_at'], 'personal_tokens_of_person')
      columns.index(['expires_at'], 'personal_tokens_end')
    })
  }
}
