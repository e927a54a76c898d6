import { CONTENT_FORM, frozenContent, hashOfFrozen } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { linesOf, taxesOf } from '#modules/offers/queries/offer_parts'

/**
 * SHA-256 of the canonical JSON of an offer's whole content, as it was sent.
 * @param form the form in which it was issued
 */
export async function offerHash(offer: Offer, form = CONTENT_FORM) {
  const parts = { lines: await linesOf(offer), taxes: await taxesOf(offer) }
  const { kind, number, validUntil, issuedAt } = offer
  return hashOfFrozen({
    ...frozenContent(offer, parts, form),
    kind: kind.type,
    form,
    number,
    revision: Number(offer.revision),
    validUntil,
    issuedAt: Number(issuedAt),
    ...kind.frozenFacts(offer, form),
  })
}
