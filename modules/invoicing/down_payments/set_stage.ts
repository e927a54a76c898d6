import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'
import { chosenDeductions, lockDownPayments } from './deductible.js'
import type { Deduction } from './deduction.js'
import { deductionsOf, keepDeductions } from './deduction_rows.js'

type StageInput = Pick<InvoiceInput, 'stage' | 'downPayments'>

/**
 * Sets the stage of a draft (whole, down payment or final) and finds its deductions: those in the request, else its
 * current ones. They have to fit its recipient and currency. Only inside inTx.
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
