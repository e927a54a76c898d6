import { Migration } from '#core/database/migration'

/** Keys by which a client sees an estimate without an account. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('estimate_links', (columns) => {
      columns.companyId()
      columns.companyReference('estimate_id', 'estimates')
      columns.text('key_hash', 64)
      columns.instant('created_at')
      columns.instant('revoked_at').nullable()
      columns.instant('expires_at').nullable()
      columns.instant('viewed_at').nullable()
      columns.unique(['key_hash'])
      columns.index(['company_id', 'estimate_id'], 'estimate_links_estimate')
      // Links whose time is over are deleted by the clock, which finds them by this.
      columns.index(['revoked_at'], 'estimate_links_revoked')
      columns.index(['expires_at'], 'estimate_links_expires')
    })
  }
}
