import { Migration } from '#core/database/migration'

/** When a finished invoice was put out of sight. It stays in every sum. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.instant('archived_at').nullable()
        columns.index(['company_id', 'archived_at'], 'invoices_archived')
      },
    })
  }
}
