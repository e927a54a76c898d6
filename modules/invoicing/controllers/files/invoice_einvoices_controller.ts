import type { CompanyContext } from '#core/http/caller'
import { eInvoiceFindings } from '#modules/invoicing/einvoice/einvoice_findings'
import { Invoice } from '#modules/invoicing/models/invoice'

export default class InvoiceEinvoicesController {
  /**
   * Whether the document can go out as an e-invoice, by profile, and the missing particulars. Drafts as if issued now.
   */
  async show({ company, language, params }: CompanyContext) {
    return eInvoiceFindings(await Invoice.findIn(company, params.id), language)
  }
}
