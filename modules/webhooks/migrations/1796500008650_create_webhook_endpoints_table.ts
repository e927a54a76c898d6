import { Migration } from '#core/database/migration'

/**
 * The addresses of a company that hear of its events. The secret that signs is stored sealed; after a rotation the one
 * before signs too, for a day.
 */
export default class extends Migration {
  override async up() {
    this.createTable('webhook_endpoints', (columns) => {
      columns.companyId()
      columns.text('url', 500)
      columns.text('description', 200)
      columns.text('events', 2000)
      columns.boolean('is_active')
      columns.longText('sealed_secret')
      columns.text('secret_end', 4)
      columns.longText('sealed_former_secret').nullable()
      columns.instant('former_secret_until_at').nullable()
      columns.instant('failing_since_at').nullable()
      // Why Kontor switched the endpoint off; empty when a person did, or nobody.
      columns.text('off_because', 10).defaultTo('')
      columns.instant('created_at')
      columns.index(['company_id', 'is_active'], 'webhook_endpoints_active')
      columns.check("off_because in ('', 'gone', 'failing')", 'webhook_endpoints_off_because')
    })
  }
}
