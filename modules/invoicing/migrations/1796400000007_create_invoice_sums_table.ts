import { Migration } from '#core/database/migration'

/**
 * Sums over the invoices of a company, updated as they change, so that no list has to read all of them. One row for
 * each status and currency; open amounts also have one for each due day, because time alone makes them overdue.
 * `due_on` is empty where it does not matter, and for the few invoices that have to be examined individually: without
 * a due day, or without a recipient.
 */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_sums', (columns) => {
      columns.reference('company_id', 'companies')
      columns.text('status', 20)
      columns.text('currency', 3)
      columns.text('due_on', 10)
      columns.integer('documents')
      columns.money('net')
      columns.money('tax')
      columns.money('total')
      columns.money('open_amount')
      columns.table.primary(['company_id', 'status', 'currency', 'due_on'])
      columns.check('documents >= 0', 'invoice_sums_documents_counted')
    })
  }
}
