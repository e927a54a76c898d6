import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import {
  proposeDocument,
  type SendingWish,
  type SentLetter,
  sendDocument,
} from '#modules/correspondence/public'
import type { ChangeDetails } from '#modules/documents/public'
import { issueProposal } from '#modules/proposals/actions/issue_proposal'
import { recordChange } from '#modules/proposals/actions/record_change'
import { makeLink } from '#modules/proposals/links/proposal_link'
import { PROPOSAL_LETTERS } from '#modules/proposals/mails/proposal_letter'
import type { Proposal } from '#modules/proposals/models/proposal'
import { isExpired, isOffered } from '#modules/proposals/proposal_status'

/**
 * Mails a proposal with its PDF and a link of its own for the client's answer; a draft is issued first. The mail is
 * stored sealed, because the link gives rights. Only inside inTx.
 * @param reader language of the sentences in a failure
 * @throws 409 `is_superseded`, `is_archived`, `expired`, `step_not_possible` after an answer; as sendLetter and
 * issueProposal
 */
export async function sendProposal(
  company: CompanyScope,
  proposal: Proposal,
  wish: SendingWish,
  reader: Language
): Promise<SentLetter> {
  assertSendable(company, proposal)
  if (proposal.isDraft) await issueProposal(company, proposal, reader)
  else await proposal.claim()
  const link = await makeLink(proposal)
  return sendDocument(proposal, wish, { letters: PROPOSAL_LETTERS, record: recordSending, link })
}

/** Writes into the history that the mail has gone or is to go. Only inside inTx. */
export const recordSending = (proposal: Proposal, step: string, details: ChangeDetails) =>
  recordChange(proposal, `proposal.${step}`, details)

/** The mail as it would go out, for the sender to review. @param reader language of the labels */
export async function proposeSending(company: CompanyScope, proposal: Proposal, reader: Language) {
  assertSendable(company, proposal)
  return proposeDocument(proposal, PROPOSAL_LETTERS, reader)
}

/** @throws 409 `is_superseded`, `is_archived`, `expired`, `step_not_possible` */
export function assertSendable({ timeZone }: Pick<CompanyScope, 'timeZone'>, proposal: Proposal) {
  if (proposal.isSuperseded) throw conflict('proposals.is_superseded')
  if (proposal.isArchived) throw conflict('proposals.is_archived')
  if (isExpired(proposal, today(timeZone))) throw conflict('proposals.expired')
  if (!proposal.isDraft && !isOffered(proposal.status)) {
    throw conflict('proposals.step_not_possible', { extra: { status: proposal.status } })
  }
}
