import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientAtIssue } from '#modules/clients/public'
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

/** The hash of the stored content, for comparison with the audit chain. */
export const hashNow =
  (one: (company: CompanyReference, id: string) => Promise<Offer | null>) =>
  async (company: CompanyReference, id: string, form: number) => {
    const offer = await one(company, id)
    if (!offer) return undefined
    offer.clientId = (await clientAtIssue(company, id)) ?? offer.clientId
    const hash = await offerHash(offer, form)
    return hash === offer.documentHash ? hash : undefined
  }
