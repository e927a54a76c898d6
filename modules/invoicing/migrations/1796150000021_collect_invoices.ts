import { Migration } from '#core/database/migration'

/**
 * How an invoice is collected: the mandate of a draft, the copy that is printed, the day of the file that collects it,
 * and when the direct debit came back.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.companyReference('mandate_id', 'mandates').nullable()
        columns.json('direct_debit').nullable()
        columns.day('collect_on').nullable()
        columns.day('debit_returned_on').nullable()
        columns.check("mandate_id is null or kind = 'invoice'", 'invoices_mandate_of_invoice')
      },
    })
  }
}
