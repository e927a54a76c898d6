import { Migration } from '#core/database/migration'

/**
 * Pauses during a time entry, in whole seconds. The entry's `break_seconds` includes the ended ones, because every sum
 * reads that column.
 *
 * `open_entry_id` repeats the entry while the break is open and is null afterwards. The unique key allows one open
 * break per entry, as null never equals null.
 */
export default class extends Migration {
  override async up() {
    this.createTable('time_breaks', (columns) => {
      columns.companyId()
      columns.companyReference('entry_id', 'time_entries')
      columns.instant('started_at')
      columns.instant('ended_at').nullable()
      columns.text('open_entry_id', 36).nullable()
      columns.unique(['company_id', 'open_entry_id'])
      columns.index(['company_id', 'entry_id', 'started_at'], 'time_breaks_entry')
      columns.check('ended_at is null or ended_at > started_at', 'time_breaks_end_after_start')
      columns.check(
        '(ended_at is null and open_entry_id = entry_id) or (ended_at is not null and open_entry_id is null)',
        'time_breaks_open_until_ended'
      )
    })
  }
}
