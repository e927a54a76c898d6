import { Migration } from '#core/database/migration'

/** As the links of all documents have it; an estimate's own end with its validity. */
export default class extends Migration {
  override async up() {
    this.changeTable('estimate_links', {
      add: (columns) => {
        columns.instant('expires_at').nullable()
        columns.instant('viewed_at').nullable()
      },
    })
  }
}
