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
      columns.unique(['key_hash'])
      columns.index(['company_id', 'estimate_id'], 'estimate_links_estimate')
    })
  }
}
