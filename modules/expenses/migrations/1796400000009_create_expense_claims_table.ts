import { Migration } from '#core/database/migration'

/**
 * Receipts that people hand in. One that is approved has become an expense, which may have been deleted since; the
 * others are in no sum of the company.
 */
export default class extends Migration {
  override async up() {
    this.createTable('expense_claims', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.text('status', 10)
      columns.text('paid_by', 10)
      columns.day('spent_on')
      columns.text('vendor', 200)
      columns.text('category', 40)
      columns.text('note', 300)
      columns.text('currency', 3)
      columns.money('gross')
      // Percent in millionths.
      columns.integer('tax_rate')
      columns.integer('receipts')
      // Why it was sent back or rejected.
      columns.text('reason', 500)
      columns.text('expense_id', 36).nullable()
      columns.longText('words')
      columns.instant('submitted_at')
      columns.reference('decided_by', 'users').nullable()
      columns.instant('decided_at').nullable()
      columns.instant('created_at')
      columns.integer('version')
      // Journeys are claims whose amount is calculated; `trip` holds what was handed in and how it was calculated.
      columns.text('kind', 10).defaultTo('receipt')
      columns.json('trip').nullable()
      columns.index(['company_id', 'user_id', 'spent_on', 'id'], 'expense_claims_of_person')
      columns.index(['company_id', 'status', 'spent_on', 'id'], 'expense_claims_by_status')
      columns.index(['company_id', 'spent_on', 'id'], 'expense_claims_by_day')
      columns.index(['company_id', 'expense_id'], 'expense_claims_expense')
      columns.check(
        "status in ('submitted', 'returned', 'approved', 'rejected')",
        'expense_claims_status_known'
      )
      columns.check("paid_by in ('person', 'company')", 'expense_claims_paid_by_known')
      columns.check('gross > 0', 'expense_claims_gross_positive')
      columns.check(
        "(status = 'approved') = (expense_id is not null)",
        'expense_claims_approved_once'
      )
      columns.check("(kind = 'trip') = (trip is not null)", 'expense_claims_trip_complete')
    })
  }
}
