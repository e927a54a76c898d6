import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import {
  linesForReader,
  partiesOf,
  sellerName,
  taxNotesOf,
  transformContent,
  transformTotals,
} from '#modules/documents/public'
import { completeBlocks, transformBlocks } from '#modules/proposals/blocks/page_blocks'
import { fillIn } from '#modules/proposals/blocks/rich_text'
import { variablesOf } from '#modules/proposals/blocks/variables'
import type { Proposal } from '#modules/proposals/models/proposal'
import { isExpired, isOffered, shownStatus } from '#modules/proposals/proposal_status'
import { addressOfLogo } from '#modules/settings/public'
import { priceChoice } from './price_choice.js'
import { answerTo } from './proposal_answer.js'
import { linesOf, taxesOf } from './proposal_parts.js'

/**
 * A proposal as its client sees it, also for the author's preview: its parts, its options and its answer; nothing
 * internal to the company.
 */
export async function describePage(
  { timeZone }: Pick<CompanyScope, 'timeZone'>,
  proposal: Proposal
) {
  const day = today(timeZone)
  const { seller, buyer, language } = await partiesOf(proposal)
  const values = variablesOf(proposal, { seller, buyer })
  const lines = await linesOf(proposal)
  const content = transformContent(proposal, {
    lines,
    taxes: await taxesOf(proposal),
    noteOf: await taxNotesOf(proposal),
  })
  const answer = await answerTo(proposal)
  return {
    _id: proposal.id,
    title: fillIn(proposal.title, values),
    number: proposal.number,
    revision: Number(proposal.revision),
    status: shownStatus(proposal, day),
    isSuperseded: proposal.isSuperseded,
    canAnswer:
      isOffered(proposal.status) &&
      !proposal.isSuperseded &&
      !proposal.isArchived &&
      !isExpired(proposal, day),
    date: proposal.dateOn,
    validUntil: proposal.validUntil,
    language,
    timeZone,
    currency: proposal.currency,
    priceMode: content.priceMode,
    blocks: transformBlocks(proposal.companyId, completeBlocks(proposal.blocks, lines), values),
    notes: content.notes,
    discountReason: content.discountReason,
    discountTotal: content.discountTotal,
    amountSum: content.amountSum,
    net: moneyNumber(proposal.net, proposal.currency),
    tax: moneyNumber(proposal.tax, proposal.currency),
    total: moneyNumber(proposal.total, proposal.currency),
    lines: linesForReader(content.lines, language),
    taxes: content.taxes,
    seller: {
      name: sellerName(seller),
      email: seller.email,
      phone: seller.phone,
      city: seller.city,
      logo: addressOfLogo(seller),
      accentColor: seller.accentColor,
    },
    buyer: { name: buyer.name },
    documentHash: proposal.documentHash ?? '',
    answer: answer && {
      kind: answer.kind,
      name: answer.name,
      chosen: answer.chosen,
      at: answer.at,
      net: answer.net,
      tax: answer.tax,
      taxes: await taxesOfChoice(proposal, answer.chosen),
      total: answer.total,
    },
  }
}

/** The VAT of the ordered lines, by rate. */
async function taxesOfChoice(proposal: Proposal, chosen: readonly number[]) {
  const totals = await priceChoice(proposal, chosen)
  return transformTotals(totals, proposal.currency, await taxNotesOf(proposal)).taxes
}
