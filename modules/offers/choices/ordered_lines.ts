import { contentOfRow, type LineRow } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import { answerTo, linesOf } from '#modules/offers/queries/offer_parts'
import { chooseLines } from './choose_lines.js'

/** The ordered lines of an accepted offer: all lines that count and the options that the client chose. */
export async function orderedLinesOf(offer: Offer): Promise<LineRow[]> {
  const rows = await linesOf(offer)
  const chosen = (await answerTo(offer))?.chosen ?? []
  const counted = chooseLines(rows.map(contentOfRow), chosen)
  return rows
    .filter((_, index) => !counted[index].isOptional)
    .map((row) => ({ ...row, is_optional: false, alternative_of: null }))
}
