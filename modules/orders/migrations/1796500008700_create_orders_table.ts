import { Migration } from '#core/database/migration'
import { contentColumns } from '#modules/documents/public'

/** The sort columns of the list, each with and without a status as its filter. */
const ORDERS = {
  newest: 'created_at',
  number: 'number',
  date: 'date_on',
  total: 'total',
  client_name: 'client_name',
}

/** Order confirmations. The content is frozen after `status` has left Draft. */
export default class extends Migration {
  override async up() {
    this.createTable('orders', (columns) => {
      columns.companyId()
      columns.text('status', 10)
      columns.text('number', 60).nullable()
      columns.companyReference('estimate_id', 'estimates').nullable()
      columns.companyReference('invoice_id', 'invoices').nullable()
      columns.day('ordered_on').nullable()
      columns.integer('payment_days').nullable()
      columns.text('search_text', 800)
      contentColumns(columns)
      columns.instant('issued_at').nullable()
      columns.instant('sent_at').nullable()
      columns.text('cancel_reason', 500)
      // The template of this document, if not the default of invoices; fixed when it is issued.
      columns.text('template', 10).nullable()

      columns.unique(['company_id', 'number'])
      for (const [name, column] of Object.entries(ORDERS)) {
        columns.index(['company_id', column, 'id'], `orders_${name}`)
        columns.index(['company_id', 'status', column, 'id'], `orders_status_${name}`)
      }
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'orders_client')
      columns.index(['company_id', 'estimate_id', 'status'], 'orders_estimate')
      columns.index(['company_id', 'invoice_id'], 'orders_invoice')
      // Counts and sums are read from this index alone.
      columns.index(['company_id', 'status', 'currency', 'net', 'total'], 'orders_sums')

      columns.check("status in ('Draft', 'Issued', 'Invoiced', 'Cancelled')", 'orders_status_known')
      columns.check("(status = 'Draft') = (number is null)", 'orders_issued_has_number')
      columns.check("(status = 'Invoiced') = (invoice_id is not null)", 'orders_invoiced')
    })
  }
}
