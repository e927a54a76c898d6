import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { amountForAudit } from '#modules/documents/public'
import { recordStep } from '#modules/offers/actions/record_change'
import type { OfferAnswer } from '#modules/offers/answers/offer_answers'
import { priceChoice } from '#modules/offers/choices/price_choice'
import type { Offer } from '#modules/offers/models/offer'
import { isExpired } from '#modules/offers/offer_status'
import { refusal } from '#modules/offers/refusals'

/**
 * Accepts an offer with the options that were chosen, for good. Only inside inTx.
 * @throws 409 as assertOpen, `step_not_possible` when it has an answer already; 422 as chooseLines
 */
export async function acceptOffer(company: CompanyScope, offer: Offer, answer: OfferAnswer) {
  assertOpen(company, offer)
  const totals = await priceChoice(offer, answer.chosen)
  await offer.claim()
  offer.moveTo('Accepted')
  offer.acceptedTotal = totals.total
  await offer.save()
  const sha256 = await offer.kind.answers.keepAnswer(offer, 'accepted', answer, totals)
  await recordStep(offer, 'accepted', {
    number: offer.number,
    name: answer.name,
    via: answer.via,
    note: answer.note,
    chosen: answer.chosen.map(String),
    sha256,
    ...amountForAudit(totals.total, offer.currency),
  })
}

/** @throws 409 as acceptOffer */
export async function declineOffer(company: CompanyScope, offer: Offer, answer: OfferAnswer) {
  assertOpen(company, offer)
  await offer.claim()
  offer.moveTo('Declined')
  await offer.save()
  const sha256 = await offer.kind.answers.keepAnswer(offer, 'declined', answer, offer)
  await recordStep(offer, 'declined', {
    number: offer.number,
    via: answer.via,
    note: answer.note,
    sha256,
  })
}

/** @throws 409 `is_superseded`, `is_archived`, `expired` */
export function assertOpen({ timeZone }: Pick<CompanyScope, 'timeZone'>, offer: Offer) {
  if (offer.isSuperseded) throw refusal(offer, 'is_superseded')
  if (offer.putAside) throw conflict(offer.putAside)
  if (isExpired(offer, today(timeZone))) throw refusal(offer, 'expired')
}
