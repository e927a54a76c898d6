import { Migration } from '#core/database/migration'

/** Links whose time is over are deleted by the clock, which finds them by this. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoice_links', {
      add: (columns) => {
        columns.index(['revoked_at'], 'invoice_links_revoked')
        columns.index(['expires_at'], 'invoice_links_expires')
      },
    })
  }
}
