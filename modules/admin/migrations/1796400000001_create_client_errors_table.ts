import { Migration } from '#core/database/migration'

/** Screens of the web app that failed, each kind once with a count. They belong to no company and name no person. */
export default class extends Migration {
  override async up() {
    this.createTable('client_errors', (columns) => {
      columns.id()
      columns.text('fingerprint_hash', 64)
      columns.text('name', 60)
      columns.text('message', 500)
      columns.longText('stack')
      columns.text('page', 200)
      columns.text('version', 40)
      columns.integer('count')
      columns.instant('first_seen_at')
      columns.instant('last_seen_at')
      columns.unique(['fingerprint_hash'])
      columns.index(['last_seen_at'], 'client_errors_age')
      columns.check('count > 0', 'client_errors_counted')
    })
  }
}
