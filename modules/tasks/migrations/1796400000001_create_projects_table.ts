import { Migration } from '#core/database/migration'

/** Projects of a company, for a client or for itself. */
export default class extends Migration {
  override async up() {
    this.createTable('projects', (columns) => {
      columns.companyId()
      columns.text('number', 60)
      columns.text('name', 200)
      columns.text('folded_name', 600)
      columns.companyReference('client_id', 'clients').nullable()
      columns.text('color', 7)
      columns.text('status', 20)
      // Millionths of the currency's major unit.
      columns.integer('hourly_rate').nullable()
      columns.text('currency', 3)
      columns.integer('budget_seconds').nullable()
      columns.day('starts_on').nullable()
      columns.day('due_on').nullable()
      columns.longText('description')
      columns.instant('created_at')
      columns.integer('version')
      // Whether the time of a project is paid by an order: an accepted estimate or proposal that it was made from.
      columns.boolean('is_covered').defaultTo(false)
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'client_id'], 'projects_client')
      columns.index(['company_id', 'status', 'folded_name'], 'projects_status')
      columns.check("status in ('active', 'onHold', 'done', 'archived')", 'projects_status_known')
    })
  }
}
