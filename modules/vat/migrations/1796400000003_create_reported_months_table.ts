import { Migration } from '#core/database/migration'

/** Months whose VAT a company has reported to its tax office. */
export default class extends Migration {
  override async up() {
    this.createTable('reported_months', (columns) => {
      columns.companyId()
      // YYYY-MM
      columns.text('month', 7)
      columns.reference('reported_by', 'users')
      columns.instant('reported_at')
      columns.unique(['company_id', 'month'])
    })
  }
}
