import { Migration } from '#core/database/migration'

/** Keys that show an invoice without an account. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_links', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.text('key_hash', 64)
      columns.instant('created_at')
      columns.instant('expires_at').nullable()
      columns.instant('viewed_at').nullable()
      columns.instant('revoked_at').nullable()
      columns.unique(['key_hash'])
      columns.index(['company_id', 'invoice_id'], 'invoice_links_invoice')
      // Links whose time is over are deleted by the clock, which finds them by this.
      columns.index(['revoked_at'], 'invoice_links_revoked')
      columns.index(['expires_at'], 'invoice_links_expires')
    })
  }
}
