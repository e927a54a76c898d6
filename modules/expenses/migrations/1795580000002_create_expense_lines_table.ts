import { Migration } from '#core/database/migration'

/** The lines of an expense, one for each category and rate of VAT. */
export default class extends Migration {
  override async up() {
    this.createTable('expense_lines', (columns) => {
      columns.companyId()
      columns.companyReference('expense_id', 'expenses')
      columns.integer('position')
      columns.text('category', 40)
      columns.text('description', 300)
      // Percent in millionths.
      columns.integer('tax_rate')
      columns.money('net')
      columns.money('tax')
      columns.money('gross')
      columns.money('owed_tax')
      columns.unique(['company_id', 'expense_id', 'position'])
      columns.check('gross = net + tax', 'expense_lines_add_up')
    })
  }
}
