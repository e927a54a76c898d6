import { Migration } from '#core/database/migration'

/**
 * The transfers of an order, as they are in its file. `held_expense_id` is the expense until the order is withdrawn: its
 * unique key keeps an expense from being paid by two orders.
 */
export default class extends Migration {
  override async up() {
    this.createTable('transfers', (columns) => {
      columns.companyId()
      columns.companyReference('order_id', 'transfer_orders')
      columns.integer('position')
      columns.text('expense_id', 36)
      columns.text('held_expense_id', 36).nullable()
      columns.text('expense_number', 60)
      columns.text('creditor', 70)
      columns.text('iban', 34)
      columns.money('amount')
      columns.text('purpose', 140)
      // The Skonto by which a transfer is less than its expense. An amount below zero is the credit note of a vendor,
      // which lowers the other transfers to the same account.
      columns.money('skonto').defaultTo(0)
      columns.unique(['company_id', 'held_expense_id'])
      columns.unique(['company_id', 'order_id', 'position'])
    })
  }
}
