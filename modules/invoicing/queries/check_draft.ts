import { today } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { buyerOf, type DocumentFault } from '#modules/documents/public'
import { issueFaults } from '#modules/invoicing/actions/assert_complete'
import type { UnsavedDraft } from '#modules/invoicing/actions/unsaved_draft'
import { downPaymentsLeft } from '#modules/invoicing/down_payments/down_payments_left'
import { doubtsOfEInvoice } from '#modules/invoicing/einvoice/doubts_of_einvoice'
import { doubtsOf } from '#modules/invoicing/queries/doubts_of'
import { readCompanySettings } from '#modules/settings/public'

/** @param field of the form; `companyInfo.…` stands in the settings, `client.…` on the client's page */
export interface DraftFinding extends DocumentFault {
  severity: 'error' | 'warning'
  message: string
}

/** Errors keep a draft from being issued; warnings are worth a look. @param language of the sentences */
export async function checkDraft(draft: UnsavedDraft, language: Language): Promise<DraftFinding[]> {
  const { invoice, lines, deductions } = draft
  const seller = await readCompanySettings({ id: invoice.companyId })
  const { buyer } = await buyerOf(invoice)
  const errors = issueFaults({ invoice, lines, seller, buyer }, language)
  const warnings = doubtsOf({ invoice, lines, seller, buyer }, today(seller.timeZone))
  const numbers = await downPaymentsLeft(invoice, deductions)
  const left = numbers.length > 0 ? [{ field: 'downPayments', rule: 'down_payments_left' }] : []
  const ofEInvoice =
    errors.length === 0 ? await doubtsOfEInvoice(draft, { buyer, known: warnings, language }) : []
  return [
    ...errors.map((fault) => ({ severity: 'error' as const, ...fault })),
    ...[...left, ...warnings].map((doubt) => ({
      severity: 'warning' as const,
      ...doubt,
      message: translate(language, `invoicing:doubts.${doubt.rule}`, {
        numbers: numbers.join(', '),
      }),
    })),
    ...ofEInvoice.map((doubt) => ({ severity: 'warning' as const, ...doubt })),
  ]
}
