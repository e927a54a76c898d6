import { Migration } from '#core/database/migration'

/**
 * The down payments that a final invoice deducts (§ 14 (5) sentence 2 UStG), as they were at its issue: frozen with
 * it. `held_id` is the same down payment as long as it is deducted, and empty after the final invoice is cancelled:
 * its unique key keeps a down payment from being deducted twice. On a cancellation all amounts are negated.
 */
export default class extends Migration {
  override async up() {
    this.createTable('deducted_down_payments', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.companyReference('down_payment_id', 'invoices')
      columns.companyReference('held_id', 'invoices').nullable()
      columns.integer('position')
      columns.text('number', 60)
      columns.day('date_on')
      columns.money('net')
      columns.money('tax')
      columns.money('total')
      columns.json('taxes')
      columns.unique(['company_id', 'invoice_id', 'position'])
      columns.unique(['company_id', 'held_id'])
      columns.index(['company_id', 'down_payment_id'], 'deducted_down_payments_of')
    })
  }
}
