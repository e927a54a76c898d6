import { Migration } from '#core/database/migration'

/** The orders of the list, each with and without a status as its filter. */
const ORDERS = {
  newest: 'created_at',
  number: 'number',
  date: 'date_on',
  due: 'due_on',
  total: 'total',
  client_name: 'client_name',
  net: 'net',
  tax: 'tax',
  late: 'late_at',
  open: 'open_amount',
}

/** The open amount, as the list shows it: zero before issue and after payment, cancelling or withdrawing. */
const OPEN =
  "case when status in ('Unpaid', 'Partially Paid') then total - paid - reduced else 0 end"

/**
 * The instant from which an open invoice counts its days past due: the end of its due day (in UTC, so a list ordered
 * by it is exact but for the hours of the company's time zone), or five days after its creation (specification,
 * section 9). Other invoices are never late: they get the last possible instant.
 */
const lateAt = (dueAt: string) =>
  `case when status in ('Unpaid', 'Partially Paid') then coalesce(${dueAt}, created_at + 432000000) else 8640000000000000 end`

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
      columns.calculated('late_at', {
        sqlite: lateAt('(unixepoch(due_on) + 86400) * 1000'),
        mysql: lateAt('(to_days(due_on) - 719527) * 86400000'),
      })
      // Down payments and final invoices have another `stage`; credit notes, which are negative, name the invoice
      // that they correct. `frozen_version` says in which form the content of an issued document was hashed.
      columns.text('stage', 12).defaultTo('full')
      columns.companyReference('corrects_id', 'invoices').nullable()
      columns.text('price_mode', 5).defaultTo('net')
      columns.integer('discount_percent').nullable()
      columns.integer('discount_amount').nullable()
      columns.text('discount_reason', 200).defaultTo('')
      columns.money('line_sum').defaultTo(0)
      columns.money('discount').defaultTo(0)
      columns.day('service_until').nullable()
      columns.json('skonto').nullable()
      columns.text('buyer_reference', 100).defaultTo('')
      columns.text('order_number', 100).defaultTo('')
      columns.text('project_reference', 100).defaultTo('')
      columns.longText('intro').nullable()
      columns.longText('closing').nullable()
      columns.text('exemption_reason', 500).defaultTo('')
      columns.integer('exchange_rate').nullable()
      columns.integer('frozen_version').defaultTo(1)
      // Reductions of an invoice without money: Skonto, write-offs and credit notes (`reduced`), and the part that
      // was written off. A credit note itself is settled against its invoice and never open.
      columns.money('reduced').defaultTo(0)
      columns.money('written_off').defaultTo(0)
      columns.calculated('open_amount', { sqlite: OPEN, mysql: OPEN })
      // The format in which the invoice was last sent; empty before, and for mails whose format was not stored.
      columns.text('sent_as', 10).defaultTo('')
      // When the recipient first opened a link to it.
      columns.instant('viewed_at').nullable()
      // The template of this document, if not the company's default; fixed when it is issued.
      columns.text('template', 10).nullable()
      // Invoices issued by another system: they count, but are never issued again.
      columns.boolean('is_imported').defaultTo(false)
      // The number of the delivery note behind an invoice; e-invoices name it (EN 16931 BT-16).
      columns.text('delivery_note', 80).defaultTo('')
      // Date of the exchange rate; the oldest documents have none and print none.
      columns.day('exchange_on').nullable()
      // When the first copy left Kontor: from then on the invoice cannot become void.
      columns.instant('handed_out_at').nullable()
      // Whether the client has agreed to the due date, and whether the invoice points out that default begins after
      // thirty days.
      columns.boolean('is_due_agreed').defaultTo(false)
      columns.boolean('warns_of_default').defaultTo(false)
      // When a finished invoice was put out of sight. It stays in every sum.
      columns.instant('archived_at').nullable()
      // When the first copy of the invoice itself left. A reminder or statement that names it counts for
      // `handed_out_at` alone: it does not prove that the client has received the invoice.
      columns.instant('copied_at').nullable()
      // The cancelled invoice that an invoice replaces, corrected.
      columns.companyReference('replaces_id', 'invoices').nullable()
      // How an invoice is collected: the mandate of a draft, the copy that is printed, the day of the file that
      // collects it, and when the direct debit came back.
      columns.companyReference('mandate_id', 'mandates').nullable()
      columns.json('direct_debit').nullable()
      columns.day('collect_on').nullable()
      columns.day('debit_returned_on').nullable()

      columns.unique(['company_id', 'kind', 'number'])
      columns.unique(['company_id', 'cancels_id'])
      for (const [name, column] of Object.entries(ORDERS)) {
        columns.index(['company_id', column, 'id'], `invoices_${name}`)
        columns.index(['company_id', 'status', column, 'id'], `invoices_status_${name}`)
      }
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'invoices_client')
      // The debts of clients are read from this index alone.
      columns.index(
        ['company_id', 'client_id', 'status', 'currency', 'due_on', 'created_at', 'open_amount'],
        'invoices_owed'
      )
      columns.index(['company_id', 'archived_at'], 'invoices_archived')
      columns.index(['company_id', 'replaces_id'], 'invoices_replaces')
      // The list of one kind of document, and the down payments that a final invoice can take off.
      columns.index(['company_id', 'kind', 'stage', 'created_at', 'id'], 'invoices_kind')
      // The credit notes of an invoice, in their order.
      columns.index(['company_id', 'corrects_id', 'created_at', 'id'], 'invoices_corrected')

      columns.check("kind in ('invoice', 'cancellation', 'creditNote')", 'invoices_kind_known')
      columns.check(
        "status in ('Draft', 'Unpaid', 'Partially Paid', 'Paid', 'Cancelled', 'Void')",
        'invoices_status_known'
      )
      columns.check("(status = 'Draft') = (number is null)", 'invoices_issued_has_number')
      columns.check("(kind = 'cancellation') = (cancels_id is not null)", 'invoices_cancels')
      columns.check("(kind = 'creditNote') = (corrects_id is not null)", 'invoices_corrects_other')
      columns.check("stage in ('full', 'downPayment', 'final')", 'invoices_stage_known')
      columns.check("price_mode in ('net', 'gross')", 'invoices_price_mode_known')
      columns.check('discount_percent is null or discount_amount is null', 'invoices_one_discount')
      columns.check(
        '(total >= 0 and paid >= 0 and reduced >= 0 and paid + reduced <= total) or (total < 0 and paid <= 0 and reduced <= 0 and paid + reduced >= total)',
        'invoices_settled_within_total'
      )
      columns.check(
        'written_off = 0 or (written_off > 0 and written_off <= reduced)',
        'invoices_written_off_within_reduced'
      )
      columns.check("sent_as in ('', 'pdf', 'zugferd', 'xrechnung')", 'invoices_sent_as_known')
      columns.check("replaces_id is null or kind = 'invoice'", 'invoices_replaces_other')
      columns.check("mandate_id is null or kind = 'invoice'", 'invoices_mandate_of_invoice')
    })
  }
}
