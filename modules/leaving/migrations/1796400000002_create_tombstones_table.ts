import { Migration } from '#core/database/migration'

/**
 * Deletions that must hold after a restore too. `written_at` says when the entry was added to the list in the data
 * folder, which survives the database (see `tombstone_file.ts`).
 */
export default class extends Migration {
  override async up() {
    this.createTable('tombstones', (columns) => {
      columns.id()
      columns.text('kind', 20)
      columns.instant('happened_at')
      columns.instant('written_at').nullable()
      columns.index(['written_at'], 'tombstones_to_write')
    })
  }
}
