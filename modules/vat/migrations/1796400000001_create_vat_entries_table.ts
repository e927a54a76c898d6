import { Migration } from '#core/database/migration'

/**
 * The VAT of a document on one day, in one category and rate, on one basis. Calculated from documents and settlements
 * whenever they change, so that no summary has to read them. No foreign keys: an entry goes when its document does,
 * and only `entries/` writes here. A summary reads only the wide index.
 */
export default class extends Migration {
  override async up() {
    this.createTable('vat_entries', (columns) => {
      columns.companyId()
      columns.text('invoice_id', 36)
      columns.text('document_id', 36)
      columns.text('basis', 7)
      columns.day('day_on')
      columns.text('cause', 10)
      columns.text('currency', 3)
      columns.text('category', 2)
      columns.integer('rate')
      columns.money('net')
      columns.money('tax')
      columns.index(['company_id', 'invoice_id'], 'vat_entries_invoice')
      columns.index(
        ['company_id', 'basis', 'day_on', 'currency', 'category', 'rate', 'net', 'tax', 'cause'],
        'vat_entries_sums'
      )
      columns.check("basis in ('accrual', 'cash')", 'vat_entries_basis_known')
    })
  }
}
