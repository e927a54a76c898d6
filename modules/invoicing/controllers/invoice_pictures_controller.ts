import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedDraft } from '#modules/invoicing/actions/unsaved_draft'
import { Invoice } from '#modules/invoicing/models/invoice'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoicePicturesController {
  /** The pages of the PDF as one SVG, which every browser shows inside a page. */
  async show({ company, params, response }: CompanyContext) {
    return sendPicture(response, await drawInvoice(await Invoice.findIn(company, params.id)))
  }

  /** The same for what a form holds. Saves nothing. */
  async store({ company, request, response }: CompanyContext) {
    const draft = await unsavedDraft(company, await request.validateUsing(invoicePreviewValidator))
    return sendPicture(response, await drawInvoice(draft.invoice, draft))
  }
}
