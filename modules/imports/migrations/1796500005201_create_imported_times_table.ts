import { Migration } from '#core/database/migration'

/**
 * Which time entry came from which row of another program, so that the same row is imported once. `entry_id` is no
 * reference: an entry may be deleted like any other, and a row whose entry is gone may come again.
 */
export default class extends Migration {
  override async up() {
    this.createTable('imported_times', (columns) => {
      columns.companyId()
      columns.companyReference('import_id', 'imports')
      columns.text('source_key', 64)
      columns.text('entry_id', 36)
      columns.unique(['company_id', 'source_key'], 'imported_times_once')
      columns.index(['company_id', 'entry_id'], 'imported_times_entry')
    })
  }
}
