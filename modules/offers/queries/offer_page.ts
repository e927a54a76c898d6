import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import {
  linesForReader,
  partiesOf,
  type Seller,
  type transformContent,
} from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { isExpired, isOffered } from '#modules/offers/offer_status'
import { answerTo } from '#modules/offers/queries/offer_parts'
import { addressOfLogo, legalLinksOf } from '#modules/settings/public'

/**
 * An offer as its client sees it: what was sent and what was answered, nothing internal to the company.
 * @param nameOf of the seller
 */
export async function describeForClient(
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  offer: Offer,
  content: ReturnType<typeof transformContent>,
  nameOf: (seller: Seller) => string
) {
  const { seller, buyer, language } = await partiesOf(offer)
  const { currency } = offer
  const canAnswer = isOffered(offer.status) && !offer.isSuperseded && offer.putAside === undefined
  return {
    _id: offer.id,
    number: offer.number,
    revision: Number(offer.revision),
    isSuperseded: offer.isSuperseded,
    canAnswer: canAnswer && !isExpired(offer, today(timeZone)),
    date: offer.dateOn,
    validUntil: offer.validUntil,
    language,
    timeZone,
    currency,
    priceMode: content.priceMode,
    notes: content.notes,
    discountReason: content.discountReason,
    discountTotal: content.discountTotal,
    amountSum: content.amountSum,
    net: moneyNumber(offer.net, currency),
    tax: moneyNumber(offer.tax, currency),
    total: moneyNumber(offer.total, currency),
    lines: linesForReader(content.lines, language),
    taxes: content.taxes,
    seller: {
      name: nameOf(seller),
      email: seller.email,
      phone: seller.phone,
      city: seller.city,
      logo: addressOfLogo(seller),
      accentColor: seller.accentColor,
      ...(await legalLinksOf({ id: offer.companyId })),
    },
    buyer: { name: buyer.name },
    documentHash: offer.documentHash ?? '',
  }
}

/** The client's answer as it sees it, null without one. */
export async function describeAnswer(offer: Offer) {
  const answer = await answerTo(offer)
  if (!answer) return null
  const { kind, name, chosen, at, net, tax, total } = answer
  return { kind, name, chosen, at, net, tax, total }
}
