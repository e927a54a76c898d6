import { Migration } from '#core/database/migration'

/** Links whose time is over are deleted by the clock, which finds them by this. */
export default class extends Migration {
  override async up() {
    this.changeTable('estimate_links', {
      add: (columns) => {
        columns.index(['revoked_at'], 'estimate_links_revoked')
        columns.index(['expires_at'], 'estimate_links_expires')
      },
    })
  }
}
