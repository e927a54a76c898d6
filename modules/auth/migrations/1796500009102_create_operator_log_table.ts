import { Migration } from '#core/database/migration'

/** Changes by super admins that belong to no company, so that no company's audit chain has them. Rows are only added. */
export default class extends Migration {
  override async up() {
    this.createTable('operator_log', (columns) => {
      columns.id()
      columns.instant('happened_at')
      columns.text('actor_id', 36).nullable()
      columns.text('action', 60)
      columns.json('details')
      columns.index(['happened_at', 'id'], 'operator_log_age')
    })
  }
}
