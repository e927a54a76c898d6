import { today } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { buyerOf, type DocumentFault } from '#modules/documents/public'
import { mandateOf } from '#modules/invoicing/direct_debit/debit_on_issue'
import { type Doubt, sayDoubt } from '#modules/invoicing/doubts/doubt'
import { doubtsOf } from '#modules/invoicing/doubts/doubts_of'
import { downPaymentsLeft } from '#modules/invoicing/down_payments/down_payments_left'
import { unpaidDeductions } from '#modules/invoicing/down_payments/unpaid_deductions'
import type { UnsavedDraft } from '#modules/invoicing/drafts/unsaved_draft'
import { doubtsOfEInvoice } from '#modules/invoicing/einvoice/doubts_of_einvoice'
import { issueFaults } from '#modules/invoicing/issuing/assert_complete'
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
  const written = { invoice, lines, seller, buyer, mandate: await mandateOf(invoice) }
  const errors = issueFaults(written, language)
  const left = await downPaymentsLeft(invoice, deductions)
  const unpaid = await unpaidDeductions(invoice.companyId, deductions)
  const warnings = [
    ...doubtOfAdvances('down_payments_left', left),
    ...doubtOfAdvances('down_payments_unpaid', unpaid),
    ...(await doubtsOf(written, today(seller.timeZone))),
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

const doubtOfAdvances = (rule: string, numbers: readonly string[]): Doubt[] =>
  numbers.length === 0
    ? []
    : [{ field: 'downPayments', rule, values: { numbers: numbers.join(', ') } }]
