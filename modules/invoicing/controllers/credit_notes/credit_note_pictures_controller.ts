import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedCredit } from '#modules/invoicing/credit_notes/preview_credit'
import { Invoice } from '#modules/invoicing/models/invoice'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { creditNoteValidator } from '#modules/invoicing/validators/credit_note'

export default class CreditNotePicturesController {
  /** Pages of a credit note as they would be printed, as an SVG. Saves nothing. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(creditNoteValidator)
    const invoice = await Invoice.findIn(ctx.company, ctx.params.id)
    const { note, parts } = await unsavedCredit(ctx.company, invoice, input)
    return sendPicture(ctx, (portion) => drawInvoice(note, portion, parts))
  }
}
