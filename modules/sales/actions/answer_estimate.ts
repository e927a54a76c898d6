import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { amountForAudit, type OfferAnswer } from '#modules/documents/public'
import { recordChange } from '#modules/sales/actions/record_change'
import { isExpired } from '#modules/sales/estimate_status'
import type { Estimate } from '#modules/sales/models/estimate'
import { keepAnswer } from '#modules/sales/queries/estimate_answer'
import { priceChoice } from '#modules/sales/queries/price_choice'

/**
 * Accepts an estimate with the options that were chosen, for good. Only inside inTx.
 * @throws 409 `is_superseded`, `expired`, `step_not_possible` when it has an answer already; 422 as chooseLines
 */
export async function acceptEstimate(
  company: CompanyScope,
  estimate: Estimate,
  answer: OfferAnswer
) {
  assertOpen(company, estimate)
  const totals = await priceChoice(estimate, answer.chosen)
  await estimate.claim()
  estimate.moveTo('Accepted')
  estimate.acceptedTotal = totals.total
  await estimate.save()
  const sha256 = await keepAnswer(estimate, 'accepted', answer, totals)
  await recordChange(estimate, 'estimate.accepted', {
    number: estimate.number,
    name: answer.name,
    via: answer.via,
    note: answer.note,
    chosen: answer.chosen.map(String),
    sha256,
    ...amountForAudit(totals.total, estimate.currency),
  })
}

/** @throws 409 as acceptEstimate */
export async function declineEstimate(
  company: CompanyScope,
  estimate: Estimate,
  answer: OfferAnswer
) {
  assertOpen(company, estimate)
  await estimate.claim()
  estimate.moveTo('Declined')
  await estimate.save()
  const sha256 = await keepAnswer(estimate, 'declined', answer, estimate)
  await recordChange(estimate, 'estimate.declined', {
    number: estimate.number,
    via: answer.via,
    note: answer.note,
    sha256,
  })
}

function assertOpen({ timeZone }: CompanyScope, estimate: Estimate) {
  if (estimate.isSuperseded) throw conflict('sales.is_superseded')
  if (isExpired(estimate, today(timeZone))) throw conflict('sales.expired')
}
