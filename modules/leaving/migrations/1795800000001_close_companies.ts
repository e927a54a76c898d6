import { Migration } from '#core/database/migration'

/** A company whose deletion was requested, and one of which only what the law keeps is left. */
export default class extends Migration {
  override async up() {
    this.changeTable('companies', {
      dropChecks: ['companies_status_known'],
      add: (columns) =>
        columns.check(
          "status in ('pending', 'active', 'rejected', 'suspended', 'leaving', 'closed')",
          'companies_status_known'
        ),
    })
  }
}
