import { Migration } from '#core/database/migration'

/**
 * Time that somebody worked on a task. Instants are kept in whole seconds, so that sums are the same
 * whichever way they are added. Without an end it is running.
 */
export default class extends Migration {
  override async up() {
    this.createTable('time_entries', (columns) => {
      columns.companyId()
      columns.companyReference('task_id', 'tasks')
      columns.companyReference('user_id', 'users')
      columns.instant('started_at')
      columns.instant('ended_at').nullable()
      columns.text('ended_because', 40).nullable()
      columns.integer('break_seconds')
      columns.text('note', 1000)
      columns.instant('created_at')
      columns.integer('version')
      columns.index(['company_id', 'user_id', 'started_at'], 'time_entries_user')
      // Sums of tasks and projects are read from this index alone.
      columns.index(
        ['company_id', 'task_id', 'started_at', 'ended_at', 'break_seconds', 'user_id'],
        'time_entries_task'
      )
      columns.index(['company_id', 'started_at'], 'time_entries_start')
      columns.check('break_seconds >= 0', 'time_entries_break_positive')
      columns.check(
        'ended_at is null or ended_at - started_at >= break_seconds * 1000',
        'time_entries_break_fits'
      )
    })
  }
}
