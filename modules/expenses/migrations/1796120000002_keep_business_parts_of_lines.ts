import { Migration } from '#core/database/migration'

/** The business part of each line, in the currency of the receipt. */
export default class extends Migration {
  override async up() {
    this.changeTable('expense_lines', {
      add: (columns) => {
        columns.money('business_net').defaultTo(0)
        columns.money('business_tax').defaultTo(0)
      },
    })
    this.fill(`
      update expense_lines set business_net = net, business_tax = tax
      where exists (select 1 from expenses where expenses.company_id = expense_lines.company_id
        and expenses.id = expense_lines.expense_id and expenses.private_share = 0)`)
  }
}
