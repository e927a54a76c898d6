import { Migration } from '#core/database/migration'

/** Events that at least one endpoint of the company listens to, with the request body. Rows go after thirty days. */
export default class extends Migration {
  override async up() {
    this.createTable('webhook_events', (columns) => {
      columns.companyId()
      columns.text('type', 40)
      columns.json('body')
      columns.instant('created_at')
      columns.index(['created_at'], 'webhook_events_age')
    })
  }
}
