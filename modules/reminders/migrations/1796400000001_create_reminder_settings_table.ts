import { Migration } from '#core/database/migration'

/** How a company reminds; made at its first change. `last_run_on` is the last day that was done by the clock. */
export default class extends Migration {
  override async up() {
    this.createTable('reminder_settings', (columns) => {
      columns.reference('company_id', 'companies')
      columns.boolean('is_automatic')
      columns.integer('send_hour')
      columns.day('last_run_on').nullable()
      columns.instant('updated_at')
      columns.table.primary(['company_id'])
    })
  }
}
