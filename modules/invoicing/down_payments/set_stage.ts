import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'
import { chosenDeductions, lockDownPayments } from './deductible.js'
import type { Deduction } from './deduction.js'
import { deductionsOf, keepDeductions } from './deduction_rows.js'

type StageInput = Pick<InvoiceInput, 'stage' | 'downPayments'>

/**
 * Puts in whether a draft asks for the whole, in advance, or for what remains, and finds what it takes off: what the
 * request names, else what it has taken off so far. They have to fit the recipient and the currency that it has now.
 * Only inside inTx.
 * @throws 422 `down_payment_unfit`
 */
export async function setStage(
  draft: Invoice,
  { stage, downPayments }: StageInput
): Promise<Deduction[]> {
  const kept = draft.$isPersisted ? await deductionsOf(draft) : []
  if (stage) draft.stage = stage
  if (draft.stage !== 'final') {
    if (kept.length > 0) await keepDeductions(draft, [])
    return []
  }
  const ids = downPayments ?? kept.map(({ downPaymentId }) => downPaymentId)
  await lockDownPayments(draft.companyId, ids)
  return chosenDeductions(draft, ids, { draftId: draft.id })
}
