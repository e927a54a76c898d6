import { Migration } from '#core/database/migration'
import { contentColumns } from '#modules/documents/public'

/** The orders of the list, each with and without a status as its filter. */
const ORDERS = {
  newest: 'created_at',
  number: 'number',
  date: 'date_on',
  valid: 'valid_until',
  total: 'total',
  client_name: 'client_name',
}

/** Estimates, one row for each version. The content seen by the client is frozen after `status` has left Draft. */
export default class extends Migration {
  override async up() {
    this.createTable('estimates', (columns) => {
      columns.companyId()
      columns.text('status', 10)
      columns.text('number', 60).nullable()
      columns.companyReference('root_id', 'estimates')
      columns.integer('revision')
      columns.boolean('is_superseded').defaultTo(false)
      columns.day('valid_until')
      columns.day('follow_up_on').nullable()
      columns.text('follow_up_note', 500)
      columns.money('accepted_total').nullable()
      columns.companyReference('invoice_id', 'invoices').nullable()
      columns.text('search_text', 600)
      contentColumns(columns)
      columns.instant('issued_at').nullable()
      columns.instant('sent_at').nullable()
      columns.instant('viewed_at').nullable()
      // The template of this document, if not the company's default; fixed when it is issued.
      columns.text('template', 10).nullable()

      columns.unique(['company_id', 'number', 'revision'])
      columns.unique(['company_id', 'root_id', 'revision'])
      for (const [name, column] of Object.entries(ORDERS)) {
        const listed = ['company_id', 'is_superseded']
        columns.index([...listed, column, 'id'], `estimates_${name}`)
        columns.index([...listed, 'status', column, 'id'], `estimates_status_${name}`)
      }
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'estimates_client')
      columns.index(['company_id', 'invoice_id'], 'estimates_invoice')
      // Counts and sums are read from this index alone.
      columns.index(
        [
          'company_id',
          'is_superseded',
          'status',
          'currency',
          'valid_until',
          'total',
          'accepted_total',
        ],
        'estimates_sums'
      )

      columns.check(
        "status in ('Draft', 'Sent', 'Viewed', 'Accepted', 'Declined', 'Converted')",
        'estimates_status_known'
      )
      columns.check("(status = 'Draft') = (number is null)", 'estimates_sent_has_number')
      columns.check("(status = 'Converted') = (invoice_id is not null)", 'estimates_converted')
      columns.check(
        "(status in ('Accepted', 'Converted')) = (accepted_total is not null)",
        'estimates_accepted_total'
      )
    })
  }
}
