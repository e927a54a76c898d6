import { Migration } from '#core/database/migration'

/** Backups on a schedule, one row a day. */
export default class extends Migration {
  override async up() {
    this.createTable('backup_runs', (columns) => {
      columns.id()
      columns.day('due_on')
      columns.text('state', 10)
      columns.integer('attempts')
      columns.instant('worked_until')
      columns.text('folder', 500).nullable()
      columns.instant('started_at')
      columns.instant('ended_at').nullable()
      columns.integer('bytes').nullable()
      columns.text('failure', 500).nullable()
      columns.text('drill_state', 10).nullable()
      columns.text('drill_failure', 500).nullable()
      columns.unique(['due_on'])
      columns.check("state in ('running', 'done', 'failed')", 'backup_runs_state')
      columns.check("drill_state in ('passed', 'failed', 'unchecked')", 'backup_runs_drill_state')
    })
  }
}
