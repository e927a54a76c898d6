import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent, copyOfPeriod } from '#modules/documents/public'
import {
  createProposal,
  emptyProposal,
  type ProposalContent,
} from '#modules/proposals/actions/write_proposal'
import type { Proposal } from '#modules/proposals/models/proposal'
import { linesOf } from '#modules/proposals/queries/proposal_parts'

/** A new draft with the same recipient, blocks and lines, dated today and valid for as long. Only inside inTx. */
export const duplicateProposal = async (
  company: CompanyScope,
  proposal: Proposal,
  ownerId: string
) => createProposal(company, await renewed(company, proposal), emptyProposal(company, ownerId))

/**
 * The next version of a proposal, as a draft. The sent version stays as it is and can be accepted until the new
 * version is sent. Only inside inTx.
 * @throws 409 `not_sent`, `is_superseded`, `already_accepted`, `revision_open` while another draft of the same
 * proposal is open
 */
export async function reviseProposal(company: CompanyScope, proposal: Proposal) {
  if (proposal.isDraft) throw conflict('proposals.not_sent')
  if (proposal.isSuperseded) throw conflict('proposals.is_superseded')
  if (proposal.status === 'Accepted') throw conflict('proposals.already_accepted')
  await proposal.claim()
  await assertNoneOpen(proposal)
  const draft = emptyProposal(company, proposal.ownerId)
  draft.merge({ rootId: proposal.rootId, revision: Number(proposal.revision) + 1 })
  const content = { ...(await renewed(company, proposal)), ...copyOfPeriod(proposal) }
  return createProposal(company, content, draft)
}

async function assertNoneOpen({ companyId, rootId }: Proposal) {
  const open: { id: string } | null = await reader()
    .from('proposals')
    .where({ company_id: companyId, root_id: rootId, status: 'Draft' })
    .select('id')
    .first()
  if (open) throw conflict('proposals.revision_open', { extra: { proposalId: open.id } })
}

async function renewed({ timeZone }: CompanyScope, proposal: Proposal): Promise<ProposalContent> {
  const date = today(timeZone)
  const { title, blocks, language, remindAfterDays, dateOn, validUntil } = proposal
  const days = Math.round((Date.parse(validUntil) - Date.parse(dateOn)) / 86_400_000)
  return {
    ...copyOfContent(proposal),
    title,
    blocks,
    language,
    remindAfterDays: remindAfterDays === null ? null : Number(remindAfterDays),
    validUntil: addDays(date, days),
    lines: (await linesOf(proposal)).map(contentOfRow),
  }
}
