import { Migration } from '#core/database/migration'

/** The clock deletes links whose last day is over, and finds them by this index. */
export default class extends Migration {
  override async up() {
    this.changeTable('ledger_links', {
      add: (columns) => {
        columns.index(['expires_on'], 'ledger_links_expired')
      },
    })
  }
}
