import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { newId } from '#core/ids'
import { amountForAudit } from '#modules/documents/public'
import { createDraft, type Invoice } from '#modules/invoicing/public'
import { recordChange } from '#modules/offers/actions/record_change'
import { advanceContent, assertWithinOrder } from '#modules/offers/advances/advance_content'
import {
  askedInAdvance,
  downPaymentsOf,
  orderOf,
} from '#modules/offers/estimates/down_payments/order_of'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import type { DownPaymentInput } from '#modules/offers/estimates/validators/estimate'

/**
 * Makes the draft of an invoice that asks for a part of an accepted estimate in advance, each VAT rate in proportion.
 * All down payments together are not more than was ordered. Only inside inTx.
 * @throws 409 `not_accepted`, 422 `down_payment_exceeds` with what is left, `amount_too_precise`, `advance_missing`
 */
export async function askDownPayment(
  company: CompanyScope,
  estimate: Estimate,
  input: DownPaymentInput
): Promise<Invoice> {
  if (estimate.status !== 'Accepted') throw conflict('estimates.not_accepted')
  // Of two that are asked for at once the second sees the first.
  await estimate.claim()
  const { totals } = await orderOf(estimate)
  const draft = await createDraft(
    company,
    await advanceContent(estimate, totals, input, (language, percent) =>
      describe(estimate, language, percent)
    )
  )
  assertWithinOrder(totals.total, draft, askedInAdvance(await downPaymentsOf(estimate)))
  await insertRows('estimate_down_payments', [
    { company_id: company.id, id: newId(), estimate_id: estimate.id, invoice_id: draft.id },
  ])
  await estimate.save()
  await recordChange(estimate, 'estimate.down_payment_asked', {
    number: estimate.number,
    invoiceId: draft.id,
    ...amountForAudit(draft.total, draft.currency),
  })
  return draft
}

const describe = ({ number }: Estimate, language: Language, percent?: string) =>
  percent
    ? translate(language, 'estimates:documents.downPaymentPercent', {
        number: number ?? '',
        percent,
      })
    : translate(language, 'estimates:documents.downPayment', { number: number ?? '' })

const FORGET = 'delete from estimate_down_payments where company_id = ? and invoice_id = ?'

/** The draft of a down payment is deleted. Only inside inTx. */
export async function forgetDownPayment({ companyId, id, stage }: Invoice) {
  if (stage === 'downPayment') await changeRows(FORGET, [companyId, id])
}

/** The id of the estimate that a down payment belongs to. */
export async function estimateOfDownPayment({ companyId, id }: Invoice) {
  const row: { estimate_id: string } | null = await reader()
    .from('estimate_down_payments')
    .where({ company_id: companyId, invoice_id: id })
    .select('estimate_id')
    .first()
  return row?.estimate_id
}
