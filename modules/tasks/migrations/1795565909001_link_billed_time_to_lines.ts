import { Migration } from '#core/database/migration'

/**
 * The line that bills a time entry. Drafts replace their lines when they are saved, so the database does not check it;
 * the module hours frees the time of lines that are gone. Null for time that was billed before.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('billed_time', { add: (columns) => columns.text('line_id', 36).nullable() })
  }
}
