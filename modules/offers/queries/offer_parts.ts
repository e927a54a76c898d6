import type { Offer } from '#modules/offers/models/offer'

/** The lines of an offer in their order. */
export const linesOf = (offer: Offer) => offer.kind.parts.linesOf(offer)

/** The VAT of an offer by rate, the highest first. */
export const taxesOf = (offer: Offer) => offer.kind.parts.taxesOf(offer)

/** The client's answer, null without one. */
export const answerTo = (offer: Offer) => offer.kind.answers.answerTo(offer)
