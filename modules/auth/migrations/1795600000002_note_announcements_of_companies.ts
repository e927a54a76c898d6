import { Migration } from '#core/database/migration'

/** When super admins got a mail about an application; those before this migration got theirs at once. */
export default class extends Migration {
  override async up() {
    this.changeTable('companies', {
      add: (columns) => {
        columns.instant('announced_at').nullable()
        columns.index(['announced_at', 'status'], 'companies_announced')
      },
    })
    this.fill('update companies set announced_at = created_at where announced_at is null')
  }
}
