import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { amountForAudit, type OfferAnswer } from '#modules/documents/public'
import { recordChange } from '#modules/proposals/actions/record_change'
import type { Proposal } from '#modules/proposals/models/proposal'
import { isExpired } from '#modules/proposals/proposal_status'
import { priceChoice } from '#modules/proposals/queries/price_choice'
import { keepAnswer } from '#modules/proposals/queries/proposal_answer'

/**
 * Accepts a proposal with the options that were chosen, for good. Only inside inTx.
 * @throws 409 `is_superseded`, `is_archived`, `expired`, `step_not_possible` when it has an answer already; 422 as
 *   chooseLines
 */
export async function acceptProposal(
  company: CompanyScope,
  proposal: Proposal,
  answer: OfferAnswer
) {
  assertOpen(company, proposal)
  const totals = await priceChoice(proposal, answer.chosen)
  await proposal.claim()
  proposal.moveTo('Accepted')
  proposal.acceptedTotal = totals.total
  proposal.remindAt = null
  await proposal.save()
  const sha256 = await keepAnswer(proposal, 'accepted', answer, totals)
  await recordChange(proposal, 'proposal.accepted', {
    number: proposal.number,
    name: answer.name,
    via: answer.via,
    note: answer.note,
    chosen: answer.chosen.map(String),
    sha256,
    ...amountForAudit(totals.total, proposal.currency),
  })
}

/** @throws 409 as acceptProposal */
export async function declineProposal(
  company: CompanyScope,
  proposal: Proposal,
  answer: OfferAnswer
) {
  assertOpen(company, proposal)
  await proposal.claim()
  proposal.moveTo('Declined')
  proposal.remindAt = null
  await proposal.save()
  const sha256 = await keepAnswer(proposal, 'declined', answer, proposal)
  await recordChange(proposal, 'proposal.declined', {
    number: proposal.number,
    via: answer.via,
    note: answer.note,
    sha256,
  })
}

function assertOpen({ timeZone }: CompanyScope, proposal: Proposal) {
  if (proposal.isSuperseded) throw conflict('proposals.is_superseded')
  if (proposal.isArchived) throw conflict('proposals.is_archived')
  if (isExpired(proposal, today(timeZone))) throw conflict('proposals.expired')
}
