import { Migration } from '#core/database/migration'

/** The endpoint that a company's questions go to, at most one. The key is sealed; local models need none. */
export default class extends Migration {
  override async up() {
    this.createTable('model_connections', (columns) => {
      columns.companyId()
      columns.text('address', 300)
      columns.text('model', 200)
      columns.longText('sealed_key').nullable()
      columns.boolean('is_on')
      columns.integer('monthly_requests')
      columns.integer('monthly_tokens')
      columns.instant('changed_at')
      columns.unique(['company_id'])
    })
  }
}
