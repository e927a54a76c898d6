import { Migration } from '#core/database/migration'

/** Troubles that super admins know of, one row while a check finds trouble. */
export default class extends Migration {
  override async up() {
    this.createTable('troubles', (columns) => {
      columns.id()
      columns.text('check_name', 40)
      columns.text('code', 60)
      columns.instant('began_at')
      columns.instant('well_since_at').nullable()
      columns.unique(['check_name'])
    })
  }
}
