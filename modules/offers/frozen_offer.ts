import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import { CONTENT_FORM, frozenContent } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { linesOf, taxesOf } from '#modules/offers/queries/offer_parts'

/**
 * SHA-256 of the canonical JSON of an offer's whole content, as it was sent.
 * @param form the form in which it was issued
 */
export async function offerHash(offer: Offer, form = CONTENT_FORM) {
  const parts = { lines: await linesOf(offer), taxes: await taxesOf(offer) }
  const { kind, number, validUntil, issuedAt } = offer
  const frozen = {
    ...frozenContent(offer, parts, form),
    kind: kind.type,
    form,
    number,
    revision: Number(offer.revision),
    validUntil,
    issuedAt: Number(issuedAt),
    ...kind.frozenFacts(offer, form),
  }
  return createHash('sha256').update(canonicalJson(frozen)).digest('hex')
}
