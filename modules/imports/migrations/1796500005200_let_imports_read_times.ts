import { Migration } from '#core/database/migration'

/** Recorded time is a kind of import. */
export default class extends Migration {
  override async up() {
    this.changeTable('imports', {
      dropChecks: ['imports_kind_known'],
      add: (columns) => {
        columns.check(
          "kind in ('clients', 'items', 'invoices', 'openings', 'times')",
          'imports_kind_known'
        )
      },
    })
  }
}
