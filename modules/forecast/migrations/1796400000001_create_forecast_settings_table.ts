import { Migration } from '#core/database/migration'

/**
 * The basis of a company's forecast, one row each: a balance with its day, the minimum balance, and the probability, in
 * percent, of payments that nobody owes yet.
 */
export default class extends Migration {
  override async up() {
    this.createTable('forecast_settings', (columns) => {
      columns.companyId()
      columns.text('currency', 3)
      columns.money('balance').nullable()
      columns.day('balance_on').nullable()
      columns.money('minimum')
      columns.integer('drafts_percent')
      columns.integer('accepted_percent')
      columns.integer('offers_percent')
      columns.integer('hours_percent')
      columns.integer('late_percent')
      columns.text('vat_interval', 7)
      columns.text('vat_basis', 7)
      columns.boolean('is_vat_extended')
      columns.integer('version')
      columns.instant('updated_at')
      columns.unique(['company_id'])
      columns.check('(balance is null) = (balance_on is null)', 'forecast_settings_balance_dated')
      columns.check(
        "vat_interval in ('month', 'quarter', 'year', 'none')",
        'forecast_settings_interval_known'
      )
      columns.check("vat_basis in ('accrual', 'cash')", 'forecast_settings_basis_known')
    })
  }
}
