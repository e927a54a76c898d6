import { Migration } from '#core/database/migration'

/** Payments that a company expects without a document: salaries, rent, taxes and others, once or on a schedule. */
export default class extends Migration {
  override async up() {
    this.createTable('planned_payments', (columns) => {
      columns.companyId()
      columns.text('name', 200)
      columns.text('kind', 10)
      columns.text('direction', 3)
      columns.text('currency', 3)
      columns.money('amount')
      columns.day('starts_on')
      columns.day('ends_on').nullable()
      columns.json('schedule').nullable()
      columns.text('vendor', 200)
      columns.text('folded_vendor', 600)
      columns.integer('version')
      columns.instant('created_at')
      columns.index(['company_id', 'created_at', 'id'], 'planned_payments_oldest')
      columns.check("kind in ('salaries', 'rent', 'taxes', 'other')", 'planned_payments_kind_known')
      columns.check("direction in ('in', 'out')", 'planned_payments_direction_known')
      columns.check('amount > 0', 'planned_payments_amount_positive')
    })
  }
}
