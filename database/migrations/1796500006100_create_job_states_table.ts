import { Migration } from '#core/database/migration'

/** Jobs of the clock: when each was done last, and since when it fails. */
export default class extends Migration {
  override async up() {
    this.createTable('job_states', (columns) => {
      columns.id()
      columns.text('name', 100)
      columns.instant('ended_at')
      columns.integer('took_ms')
      columns.integer('failures')
      columns.instant('failing_since_at').nullable()
      columns.text('failure', 300).nullable()
      columns.unique(['name'])
    })
  }
}
