import type { CompanyContext } from '#core/http/caller'
import { previewInvoice } from '#modules/invoicing/drafts/preview_invoice'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoicePreviewsController {
  /** The figures, terms and tax notes that an invoice would have, as for a saved one. Saves nothing. */
  async store({ company, request }: CompanyContext) {
    return previewInvoice(company, await request.validateUsing(invoicePreviewValidator))
  }
}
