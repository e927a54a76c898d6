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
      // The business part of each line, in the currency of the receipt.
      columns.money('business_net').defaultTo(0)
      columns.money('business_tax').defaultTo(0)
      // By how much Skonto that was taken lowers each line, in the currency of the receipt.
      columns.money('skonto_net').defaultTo(0)
      columns.money('skonto_tax').defaultTo(0)
      columns.money('skonto_owed_tax').defaultTo(0)
      columns.money('skonto_business_net').defaultTo(0)
      columns.money('skonto_business_tax').defaultTo(0)
      columns.unique(['company_id', 'expense_id', 'position'])
      columns.check('gross = net + tax', 'expense_lines_add_up')
    })
  }
}
