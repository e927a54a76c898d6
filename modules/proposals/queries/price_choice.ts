import { contentOfRow, priceDocument } from '#modules/documents/public'
import type { Proposal } from '#modules/proposals/models/proposal'
import { chooseLines } from '#modules/sales/public'
import { linesOf } from './proposal_parts.js'

/** The totals of a proposal with the ticked options. @throws 422 as chooseLines and priceDocument */
export async function priceChoice(proposal: Proposal, chosen: readonly number[]) {
  const lines = (await linesOf(proposal)).map(contentOfRow)
  return priceDocument(chooseLines(lines, chosen), proposal)
}
