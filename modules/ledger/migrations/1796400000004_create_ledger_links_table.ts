import { Migration } from '#core/database/migration'

/** Keys that show a client its account without a user account. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('ledger_links', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.text('key_hash', 64)
      columns.day('expires_on').nullable()
      columns.instant('created_at')
      columns.instant('seen_at').nullable()
      columns.instant('revoked_at').nullable()
      columns.unique(['key_hash'])
      columns.index(['company_id', 'client_id', 'created_at'], 'ledger_links_client')
      // Links whose time is over are deleted by the clock, which finds them by this.
      columns.index(['revoked_at'], 'ledger_links_revoked')
    })
  }
}
