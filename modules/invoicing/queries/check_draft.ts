import { today } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { buyerOf, type DocumentFault } from '#modules/documents/public'
import { issueFaults } from '#modules/invoicing/actions/assert_complete'
import type { UnsavedDraft } from '#modules/invoicing/actions/unsaved_draft'
import { type Doubt, sayDoubt } from '#modules/invoicing/doubts/doubt'
import { doubtsOf } from '#modules/invoicing/doubts/doubts_of'
import { downPaymentsLeft } from '#modules/invoicing/down_payments/down_payments_left'
import { doubtsOfEInvoice } from '#modules/invoicing/einvoice/doubts_of_einvoice'
import { companyIn, readCompanySettings } from '#modules/settings/public'

/** @param field of the form; `companyInfo.…` is entered in the settings, `client.…` on the client's record */
export interface DraftFinding extends DocumentFault {
  severity: 'error' | 'warning'
  message: string
  /** Issuing requires its rule among the acknowledged ones. */
  needsAcknowledgement: boolean
}

const findingOf = (
  fault: DocumentFault & { message: string },
  severity: DraftFinding['severity']
): DraftFinding => ({ severity, ...fault, needsAcknowledgement: false })

/** Errors keep a draft from being issued; warnings are worth a look. @param language of the sentences */
export async function checkDraft(draft: UnsavedDraft, language: Language): Promise<DraftFinding[]> {
  const { invoice, lines, deductions } = draft
  const settings = await readCompanySettings({ id: invoice.companyId })
  const { buyer, language: ownLanguage } = await buyerOf(invoice)
  const seller = companyIn(ownLanguage ?? settings.documentLanguage, settings)
  const errors = issueFaults({ invoice, lines, seller, buyer }, language)
  const numbers = (await downPaymentsLeft(invoice, deductions)).join(', ')
  const left = { field: 'downPayments', rule: 'down_payments_left', values: { numbers } }
  const warnings = [
    ...(numbers ? [left] : []),
    ...(await doubtsOf({ invoice, lines, seller, buyer }, today(seller.timeZone))),
  ]
  const ofEInvoice =
    errors.length === 0 ? await doubtsOfEInvoice(draft, { buyer, known: warnings, language }) : []
  return [
    ...errors.map((fault) => findingOf(fault, 'error')),
    ...warnings.map((doubt: Doubt) => ({
      ...findingOf(sayDoubt(doubt, language), 'warning'),
      needsAcknowledgement: doubt.isSerious === true,
    })),
    ...ofEInvoice.map((doubt) => findingOf(doubt, 'warning')),
  ]
}
