import { Migration } from '#core/database/migration'

/** The monthly average rates of exchange of the Federal Ministry of Finance, as companies have entered them. */
export default class extends Migration {
  override async up() {
    this.createTable('official_rates', (columns) => {
      columns.companyId()
      // YYYY-MM
      columns.text('month', 7)
      columns.text('currency', 3)
      columns.integer('rate')
      columns.reference('entered_by', 'users')
      columns.instant('entered_at')
      columns.unique(['company_id', 'month', 'currency'])
      columns.check('rate > 0', 'official_rates_positive')
    })
  }
}
