import { Migration } from '#core/database/migration'

/** Finished time in the order of reports by task and person, which are summed from this index without sorting. */
export default class extends Migration {
  override async up() {
    this.indexOnSqlite('time_entries', {
      name: 'time_entries_finished',
      columns: [
        'company_id',
        'task_id',
        'user_id',
        'is_billable',
        'started_at',
        'ended_at',
        'break_seconds',
      ],
      where: 'ended_at > 0',
    })
  }
}
