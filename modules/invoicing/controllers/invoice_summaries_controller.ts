import type { CompanyContext } from '#core/http/caller'
import { momentIn } from '#modules/invoicing/invoice_status'
import { summariseInvoices } from '#modules/invoicing/lists/invoice_summary'

export default class InvoiceSummariesController {
  /** Amounts that are open, overdue, paid this month and not issued yet, and how fast clients pay. */
  async show({ company }: CompanyContext) {
    return summariseInvoices(company, momentIn(company))
  }
}
