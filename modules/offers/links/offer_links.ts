import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { linkNotValid } from '#modules/auth/public'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'
import { isExpired } from '#modules/offers/offer_status'
import { refusal } from '#modules/offers/refusals'

/**
 * A link by which a client sees an offer and answers it, until it is revoked or the offer is no longer valid. Only
 * inside inTx.
 * @returns its address, which cannot be read again
 * @throws 409 `not_sent` for a draft, `is_superseded`, `is_archived`
 */
export async function makeLink(offer: Offer) {
  if (offer.isDraft) throw refusal(offer, 'not_sent')
  if (offer.isSuperseded) throw refusal(offer, 'is_superseded')
  if (offer.putAside) throw conflict(offer.putAside)
  return offer.kind.links.make(offer)
}

/**
 * The offer behind a link. An open one is shown until its validity ends; an answered one stays readable, so that the
 * client keeps the agreement. One that was put aside is closed.
 * @throws 404 `link_not_valid`
 */
export async function openLink<Kind extends Offer>(
  { kind, find }: Pick<OfferDesk<Kind>, 'kind' | 'find'>,
  link: { id: string; key: string }
) {
  const { company } = await kind.links.open(link)
  const offer = await find(company, link.id)
  const isClosed = offer.isDraft || offer.putAside !== undefined
  if (isClosed || isExpired(offer, today(company.timeZone))) throw linkNotValid()
  return { company, offer }
}
