import { Migration } from '#core/database/migration'

/** The periods of whose recapitulative statement the owners of a company have been reminded by mail: each once. */
export default class extends Migration {
  override async up() {
    this.createTable('vat_statement_reminders', (columns) => {
      columns.companyId()
      // First day of the period.
      columns.day('period_on')
      columns.instant('reminded_at')
      columns.unique(['company_id', 'period_on'])
    })
  }
}
