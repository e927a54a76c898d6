import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { partiesOf, sellerName, taxNotesOf, transformTotals } from '#modules/documents/public'
import { priceChoice } from '#modules/offers/choices/price_choice'
import { completeBlocks, transformBlocks } from '#modules/offers/proposals/blocks/page_blocks'
import { fillIn } from '#modules/offers/proposals/blocks/rich_text'
import { variablesOf } from '#modules/offers/proposals/blocks/variables'
import type { Proposal } from '#modules/offers/proposals/models/proposal'
import { shownStatus } from '#modules/offers/proposals/proposal_status'
import { describeContent } from '#modules/offers/queries/offer_detail'
import { describeAnswer, describeForClient } from '#modules/offers/queries/offer_page'
import { linesOf } from '#modules/offers/queries/offer_parts'

/**
 * A proposal as its client sees it, also for the author's preview: its parts, its options and its answer; nothing
 * internal to the company.
 */
export async function describePage(company: Pick<CompanyScope, 'timeZone'>, proposal: Proposal) {
  const values = variablesOf(proposal, await partiesOf(proposal))
  const blocks = completeBlocks(proposal.blocks, await linesOf(proposal))
  const content = await describeContent(proposal)
  const answer = await describeAnswer(proposal)
  return {
    ...(await describeForClient(company, proposal, content, sellerName)),
    title: fillIn(proposal.title, values),
    status: shownStatus(proposal, today(company.timeZone)),
    blocks: transformBlocks(proposal.companyId, blocks, values),
    answer: answer && { ...answer, taxes: await taxesOfChoice(proposal, answer.chosen) },
  }
}

/** The VAT of the ordered lines, by rate. */
async function taxesOfChoice(proposal: Proposal, chosen: readonly number[]) {
  const totals = await priceChoice(proposal, chosen)
  return transformTotals(totals, proposal.currency, await taxNotesOf(proposal)).taxes
}
