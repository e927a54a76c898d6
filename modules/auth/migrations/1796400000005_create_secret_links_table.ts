import { Migration } from '#core/database/migration'

/** Keys that open one thing once. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('secret_links', (columns) => {
      columns.id()
      columns.text('key_hash', 64)
      columns.text('purpose', 30)
      columns.text('subject_id', 36)
      columns.reference('company_id', 'companies').nullable()
      columns.json('details')
      columns.instant('created_at')
      columns.instant('expires_at')
      columns.instant('used_at').nullable()
      columns.unique(['key_hash'])
      columns.index(['purpose', 'subject_id'], 'secret_links_subject')
      columns.index(['expires_at'], 'secret_links_age')
      // The invitations of a company are found without going through those of all others.
      columns.index(['company_id', 'purpose', 'created_at'], 'secret_links_company')
      columns.check(
        "purpose in ('company_approve', 'company_reject', 'password_reset', 'invitation', 'setup', 'address_change', 'address_objection', 'address_confirm')",
        'secret_links_purpose_known'
      )
    })
  }
}
