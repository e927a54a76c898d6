import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedDraft } from '#modules/invoicing/drafts/unsaved_draft'
import { Invoice } from '#modules/invoicing/models/invoice'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoicePicturesController {
  /** Pages of the PDF as an SVG, which every browser shows inside a page. */
  async show(ctx: CompanyContext) {
    const invoice = await Invoice.findIn(ctx.company, ctx.params.id)
    return sendPicture(ctx, (portion) => drawInvoice(invoice, portion))
  }

  /** The same for an unsaved form. Saves nothing. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(invoicePreviewValidator)
    const draft = await unsavedDraft(ctx.company, input)
    return sendPicture(ctx, (portion) => drawInvoice(draft.invoice, portion, draft))
  }
}
