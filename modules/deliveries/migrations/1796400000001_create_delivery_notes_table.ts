import { Migration } from '#core/database/migration'
import { contentColumns } from '#modules/documents/public'

/** The orders of the list, each with and without a status as its filter. */
const ORDERS = {
  newest: 'created_at',
  number: 'number',
  date: 'date_on',
  client_name: 'client_name',
}

/**
 * Delivery notes. `order_id` is their order: the estimate, the invoice, or the first note of an order without either.
 * `invoice_id` is the invoice that bills them; notes that deliver an invoice are billed already.
 */
export default class extends Migration {
  override async up() {
    this.createTable('delivery_notes', (columns) => {
      columns.companyId()
      columns.text('status', 10)
      columns.text('number', 60).nullable()
      columns.text('order_id', 36)
      columns.companyReference('estimate_id', 'estimates').nullable()
      columns.companyReference('source_invoice_id', 'invoices').nullable()
      columns.companyReference('invoice_id', 'invoices').nullable()
      columns.boolean('is_billable')
      columns.boolean('has_rest').defaultTo(false)
      columns.boolean('shows_prices')
      columns.json('delivery_address').nullable()
      columns.text('carrier', 100)
      columns.text('parcel_number', 100)
      columns.reference('created_by', 'users').nullable()
      columns.reference('assignee_id', 'users').nullable()
      columns.text('search_text', 800)
      contentColumns(columns)
      columns.day('delivered_on').nullable()
      columns.instant('issued_at').nullable()
      columns.instant('sent_at').nullable()
      columns.instant('signed_at').nullable()
      columns.text('cancel_reason', 500)

      columns.unique(['company_id', 'number'])
      for (const [name, column] of Object.entries(ORDERS)) {
        columns.index(['company_id', column, 'id'], `delivery_notes_${name}`)
        columns.index(['company_id', 'status', column, 'id'], `delivery_notes_status_${name}`)
      }
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'delivery_notes_client')
      columns.index(['company_id', 'order_id', 'status'], 'delivery_notes_order')
      columns.index(['company_id', 'invoice_id'], 'delivery_notes_invoice')
      columns.index(['company_id', 'created_by', 'created_at', 'id'], 'delivery_notes_creator')
      columns.index(['company_id', 'assignee_id', 'created_at', 'id'], 'delivery_notes_assignee')
      // Counts and the sum of notes waiting for an invoice are read from this index alone.
      columns.index(
        ['company_id', 'is_billable', 'status', 'currency', 'net'],
        'delivery_notes_sums'
      )
      // The unbilled notes of an order, in the order in which they are locked.
      columns.index(['company_id', 'order_id', 'is_billable', 'id'], 'delivery_notes_to_bill')

      columns.check(
        "status in ('Draft', 'Issued', 'Delivered', 'Signed', 'Invoiced', 'Cancelled')",
        'delivery_notes_status_known'
      )
      columns.check("(status = 'Draft') = (number is null)", 'delivery_notes_issued_has_number')
      columns.check("(status = 'Invoiced') = (invoice_id is not null)", 'delivery_notes_invoiced')
    })
  }
}
