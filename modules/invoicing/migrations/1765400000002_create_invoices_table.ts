import { Migration } from '#core/database/migration'

/** The orders of the list, each with and without a status as its filter. */
const ORDERS = {
  newest: 'created_at',
  number: 'number',
  date: 'date_on',
  due: 'due_on',
  total: 'total',
  client_name: 'client_name',
}

/**
 * Invoices and the documents that cancel them. After `status` has left Draft only status, paid, sent_at and version
 * still change; the content for the recipient is frozen in seller, buyer, the lines and the amounts. An index for each
 * order and filter of the list: none of them may read the table.
 */
export default class extends Migration {
  override async up() {
    this.createTable('invoices', (columns) => {
      columns.companyId()
      columns.text('kind', 12)
      columns.text('status', 20)
      columns.text('number', 60).nullable()
      columns.companyReference('client_id', 'clients').nullable()
      columns.text('client_name', 200)
      columns.json('custom_client').nullable()
      columns.day('date_on')
      columns.day('due_on').nullable()
      columns.day('service_on').nullable()
      columns.text('currency', 3)
      columns.text('notes', 4000)
      columns.money('net')
      columns.money('tax')
      columns.money('total')
      columns.money('paid').defaultTo(0)
      columns.companyReference('cancels_id', 'invoices').nullable()
      columns.text('language', 2).nullable()
      columns.json('seller').nullable()
      columns.json('buyer').nullable()
      columns.text('document_hash', 64).nullable()
      columns.integer('version').defaultTo(1)
      columns.instant('created_at')
      columns.instant('issued_at').nullable()
      columns.instant('sent_at').nullable()

      columns.unique(['company_id', 'kind', 'number'])
      columns.unique(['company_id', 'cancels_id'])
      for (const [name, column] of Object.entries(ORDERS)) {
        columns.index(['company_id', column, 'id'], `invoices_${name}`)
        columns.index(['company_id', 'status', column, 'id'], `invoices_status_${name}`)
      }
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'invoices_client')
      // Counts and sums are read from this index alone.
      columns.index(
        ['company_id', 'status', 'currency', 'due_on', 'created_at', 'total', 'paid', 'net', 'tax'],
        'invoices_sums'
      )

      columns.check("kind in ('invoice', 'cancellation')", 'invoices_kind_known')
      columns.check(
        "status in ('Draft', 'Unpaid', 'Partially Paid', 'Paid', 'Cancelled', 'Void')",
        'invoices_status_known'
      )
      columns.check("(status = 'Draft') = (number is null)", 'invoices_issued_has_number')
      columns.check("(kind = 'cancellation') = (cancels_id is not null)", 'invoices_cancels')
      columns.check('paid = 0 or (paid > 0 and paid <= total)', 'invoices_paid_within_total')
    })
  }
}
