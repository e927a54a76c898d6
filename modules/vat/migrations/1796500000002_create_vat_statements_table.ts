import { Migration } from '#core/database/migration'

/** The recapitulative statements that a company has reported, each with its lines; corrections follow as versions. */
export default class extends Migration {
  override async up() {
    this.createTable('vat_statements', (columns) => {
      columns.companyId()
      columns.day('from_on')
      columns.day('to_on')
      columns.integer('version')
      columns.json('lines')
      columns.reference('reported_by', 'users')
      columns.instant('reported_at')
      columns.unique(['company_id', 'from_on', 'to_on', 'version'])
    })
  }
}
