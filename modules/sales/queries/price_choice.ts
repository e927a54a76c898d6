import { contentOfRow, priceDocument } from '#modules/documents/public'
import { chooseLines } from '#modules/sales/choose_lines'
import type { Estimate } from '#modules/sales/models/estimate'
import { linesOf } from './estimate_parts.js'

/** The totals of an estimate with the ticked options. @throws 422 as chooseLines and priceDocument */
export async function priceChoice(estimate: Estimate, chosen: readonly number[]) {
  const lines = (await linesOf(estimate)).map(contentOfRow)
  return priceDocument(chooseLines(lines, chosen), estimate)
}
