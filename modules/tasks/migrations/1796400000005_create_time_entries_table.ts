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
      // Whether the hours of an entry may be put on an invoice, null for what follows from its project; and whether
      // only its duration was entered, so that its start is a place on the day and no time of the clock.
      columns.boolean('is_billable').nullable()
      columns.boolean('by_duration').defaultTo(false)
      columns.index(['company_id', 'user_id', 'started_at'], 'time_entries_user')
      columns.index(['company_id', 'started_at'], 'time_entries_start')
      // Sums of time are read from this index alone.
      columns.index(
        [
          'company_id',
          'task_id',
          'started_at',
          'ended_at',
          'break_seconds',
          'user_id',
          'is_billable',
          'id',
        ],
        'time_entries_worked'
      )
      columns.check('break_seconds >= 0', 'time_entries_break_positive')
      columns.check(
        'ended_at is null or ended_at - started_at >= break_seconds * 1000',
        'time_entries_break_fits'
      )
    })
  }
}
