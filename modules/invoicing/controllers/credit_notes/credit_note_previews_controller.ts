import type { CompanyContext } from '#core/http/caller'
import { previewCredit } from '#modules/invoicing/credit_notes/preview_credit'
import { Invoice } from '#modules/invoicing/models/invoice'
import { creditNoteValidator } from '#modules/invoicing/validators/credit_note'

export default class CreditNotePreviewsController {
  /** The figures that a credit note would have. Saves nothing. */
  async store({ company, language, params, request }: CompanyContext) {
    const input = await request.validateUsing(creditNoteValidator)
    return previewCredit(company, await Invoice.findIn(company, params.id), input, language)
  }
}
