import { Migration } from '#core/database/migration'

/**
 * Which line of an invoice charges an expense on. Once: the unique key. Drafts replace their lines when they are saved,
 * so the database does not check `line_id`; expenses of deleted lines are freed.
 */
export default class extends Migration {
  override async up() {
    this.createTable('billed_expenses', (columns) => {
      columns.companyId()
      columns.companyReference('expense_id', 'expenses')
      columns.companyReference('invoice_id', 'invoices')
      columns.text('line_id', 36)
      columns.unique(['company_id', 'expense_id'])
      columns.index(['company_id', 'invoice_id'], 'billed_expenses_invoice')
    })
  }
}
