import type { CompanyContext } from '#core/http/caller'
import { checkDraft } from '#modules/invoicing/drafts/check_draft'
import { unsavedDraft } from '#modules/invoicing/drafts/unsaved_draft'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoiceChecksController {
  /** Reasons why the invoice in a form cannot be issued, and doubts about it. Saves nothing. */
  async store({ company, language, request }: CompanyContext) {
    const draft = await unsavedDraft(company, await request.validateUsing(invoicePreviewValidator))
    return { findings: await checkDraft(draft, language) }
  }
}
