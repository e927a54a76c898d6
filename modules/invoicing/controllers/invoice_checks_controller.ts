import type { CompanyContext } from '#core/http/caller'
import { unsavedDraft } from '#modules/invoicing/actions/drafts/unsaved_draft'
import { checkDraft } from '#modules/invoicing/queries/check_draft'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoiceChecksController {
  /** Reasons why the invoice in a form cannot be issued, and doubts about it. Saves nothing. */
  async store({ company, language, request }: CompanyContext) {
    const draft = await unsavedDraft(company, await request.validateUsing(invoicePreviewValidator))
    return { findings: await checkDraft(draft, language) }
  }
}
