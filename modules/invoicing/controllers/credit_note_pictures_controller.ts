import type { CompanyContext } from '#core/http/caller'
import { sendPicture } from '#modules/documents/public'
import { unsavedCredit } from '#modules/invoicing/credit_notes/preview_credit'
import { Invoice } from '#modules/invoicing/models/invoice'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { creditNoteValidator } from '#modules/invoicing/validators/credit_note'

export default class CreditNotePicturesController {
  /** The pages of a credit note as they would be printed, as one SVG. Saves nothing. */
  async store({ company, params, request, response }: CompanyContext) {
    const input = await request.validateUsing(creditNoteValidator)
    const invoice = await Invoice.findIn(company, params.id)
    const { note, parts } = await unsavedCredit(company, invoice, input)
    return sendPicture(response, await drawInvoice(note, parts))
  }
}
