import { Migration } from '#core/database/migration'

/** The special advance payments of companies whose due days are extended, in euro cents: one for a year. */
export default class extends Migration {
  override async up() {
    this.createTable('vat_prepayments', (columns) => {
      columns.companyId()
      columns.integer('year')
      columns.money('amount')
      columns.reference('recorded_by', 'users')
      columns.instant('recorded_at')
      columns.unique(['company_id', 'year'])
      columns.check('amount >= 0', 'vat_prepayments_not_negative')
    })
  }
}
