import { Migration } from '#core/database/migration'

/**
 * The register of fixed assets. `cost` is what it cost in the company's currency, without VAT that is deducted.
 * `expense_id` is the expense by which it was bought, which cannot be deleted while it is named here.
 */
export default class extends Migration {
  override async up() {
    this.createTable('assets', (columns) => {
      columns.companyId()
      columns.text('name', 200)
      columns.text('folded_name', 600)
      columns.text('kind', 20)
      columns.day('acquired_on')
      columns.text('currency', 3)
      columns.money('cost')
      columns.text('method', 10)
      columns.integer('life_months')
      columns.companyReference('expense_id', 'expenses').nullable()
      columns.boolean('counts_with_expense')
      columns.day('disposed_on').nullable()
      columns.text('disposal', 10).nullable()
      columns.text('note', 500)
      columns.instant('created_at')
      columns.integer('version')
      columns.index(['company_id', 'acquired_on', 'id'], 'assets_by_day')
      columns.index(['company_id', 'expense_id'], 'assets_of_expense')
      columns.check("method in ('atOnce', 'pool', 'linear')", 'assets_method_known')
      columns.check('cost > 0 and life_months > 0', 'assets_positive')
      columns.check('(disposed_on is null) = (disposal is null)', 'assets_disposal_complete')
      columns.check('disposed_on >= acquired_on', 'assets_forwards')
    })
  }
}
