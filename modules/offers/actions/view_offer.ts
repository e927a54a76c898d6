import { recordStep } from '#modules/offers/actions/record_change'
import type { Offer } from '#modules/offers/models/offer'

/**
 * Notes that the client has opened a sent offer for the first time. Only inside inTx.
 * @returns whether it was the first time
 */
export async function viewOffer(offer: Offer): Promise<boolean> {
  if (offer.status !== 'Sent' || offer.isSuperseded) return false
  await offer.claim()
  offer.moveTo('Viewed')
  await offer.save()
  await recordStep(offer, 'viewed', { number: offer.number })
  return true
}
