import { Migration } from '#core/database/migration'

/**
 * Feeds of people for calendar programs. The key itself is not stored, only its SHA-256. A feed that ends is deleted:
 * the audit log keeps when it was created and revoked.
 */
export default class extends Migration {
  override async up() {
    this.createTable('calendar_feeds', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.text('key_hash', 64)
      columns.text('name', 100)
      columns.text('shows', 100)
      columns.instant('created_at')
      columns.instant('last_used_at').nullable()
      columns.unique(['key_hash'])
      columns.index(['company_id', 'user_id', 'created_at'], 'calendar_feeds_of_person')
    })
  }
}
