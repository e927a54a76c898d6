import { Migration } from '#core/database/migration'

/** Keys that show a proposal without an account. Only their SHA-256 is stored. */
export default class extends Migration {
  override async up() {
    this.createTable('proposal_links', (columns) => {
      columns.companyId()
      columns.companyReference('proposal_id', 'proposals')
      columns.text('key_hash', 64)
      columns.instant('created_at')
      columns.instant('revoked_at').nullable()
      columns.unique(['key_hash'])
      columns.index(['company_id', 'proposal_id'], 'proposal_links_proposal')
      // Links whose time is over are deleted by the clock, which finds them by this.
      columns.index(['revoked_at'], 'proposal_links_revoked')
    })
  }
}
