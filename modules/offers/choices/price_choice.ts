import { contentOfRow, priceDocument } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { linesOf } from '#modules/offers/queries/offer_parts'
import { chooseLines } from './choose_lines.js'

/** The totals of an offer with the ticked options. @throws 422 as chooseLines and priceDocument */
export async function priceChoice(offer: Offer, chosen: readonly number[]) {
  const lines = (await linesOf(offer)).map(contentOfRow)
  return priceDocument(chooseLines(lines, chosen), offer)
}
