import { instantText } from '#core/clock'
import { taxNotesOf, timelineOf, transformContent } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { answerTo, linesOf, taxesOf } from '#modules/offers/queries/offer_parts'

/** The content of an offer with its lines and taxes, as the API shows it. */
export const describeContent = async (offer: Offer) =>
  transformContent(offer, {
    lines: await linesOf(offer),
    taxes: await taxesOf(offer),
    noteOf: await taxNotesOf(offer),
  })

/** The parts of an offer that its desk shows for every kind. */
export const describeLife = async (offer: Offer) => ({
  issuedAt: offer.issuedAt === null ? null : instantText(offer.issuedAt),
  hasLink: (await offer.kind.links.count(offer)) > 0,
  answer: await answerTo(offer),
  timeline: await timelineOf(offer),
})
