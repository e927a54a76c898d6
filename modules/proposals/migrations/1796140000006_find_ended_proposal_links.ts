import { Migration } from '#core/database/migration'

/** Links whose time is over are deleted by the clock, which finds them by this. */
export default class extends Migration {
  override async up() {
    this.changeTable('proposal_links', {
      add: (columns) => {
        columns.index(['revoked_at'], 'proposal_links_revoked')
      },
    })
  }
}
