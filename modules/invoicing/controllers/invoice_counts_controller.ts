import type { CompanyContext } from '#core/http/caller'
import { momentIn } from '#modules/invoicing/invoice_status'
import { countInvoices } from '#modules/invoicing/lists/invoice_sums'

export default class InvoiceCountsController {
  /** The number of invoices of each status, for the chips above the list. */
  async show({ company }: CompanyContext) {
    return countInvoices(company, momentIn(company))
  }
}
