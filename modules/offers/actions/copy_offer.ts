import type { CompanyScope } from '#core/http/caller'
import { copyOfPeriod } from '#modules/documents/public'
import { beginRevision, renewedContent } from '#modules/offers/actions/revise_offer'
import type { Offer } from '#modules/offers/models/offer'

/** Differences of one kind of offer in copying it. */
export interface OfferCopies<Kind extends Offer> {
  /** Null for a kind without authors. */
  authorOf(offer: Kind): string | null
  /** @param authorId without effect for a kind without authors */
  emptyDraft(company: CompanyScope, authorId: string | null): Kind
  /** Creates the draft with the renewed content of the source and what only this kind has. Only inside inTx. */
  create(company: CompanyScope, content: RenewedContent, copy: Copy<Kind>): Promise<Kind>
}

interface Copy<Kind extends Offer> {
  source: Kind
  draft: Kind
}

type RenewedContent = Awaited<ReturnType<typeof renewedContent>> &
  Partial<ReturnType<typeof copyOfPeriod>>

/** A new draft with the same recipient and lines, dated today and valid for as long. Only inside inTx. */
export async function duplicateOffer<Kind extends Offer>(
  copies: OfferCopies<Kind>,
  company: CompanyScope,
  source: Kind,
  authorId: string
): Promise<Kind> {
  const draft = copies.emptyDraft(company, authorId)
  return copies.create(company, await renewedContent(company, source), { source, draft })
}

/** The next version of an offer, as a draft of the same author. Only inside inTx. @throws 409 as beginRevision */
export async function reviseOffer<Kind extends Offer>(
  copies: OfferCopies<Kind>,
  company: CompanyScope,
  source: Kind
): Promise<Kind> {
  const draft = copies.emptyDraft(company, copies.authorOf(source))
  await beginRevision(source, draft)
  const content = { ...(await renewedContent(company, source)), ...copyOfPeriod(source) }
  return copies.create(company, content, { source, draft })
}
