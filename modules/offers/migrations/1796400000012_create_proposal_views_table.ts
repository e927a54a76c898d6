import { Migration } from '#core/database/migration'

/**
 * The visits of clients: when a visit began and when it was last active. The person and the place are not recorded.
 */
export default class extends Migration {
  override async up() {
    this.createTable('proposal_views', (columns) => {
      columns.companyId()
      columns.companyReference('proposal_id', 'proposals')
      columns.instant('began_at')
      columns.instant('last_at')
      columns.index(['company_id', 'proposal_id', 'last_at'], 'proposal_views_last')
    })
  }
}
