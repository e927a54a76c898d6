import { recordChange } from '#modules/offers/actions/record_change'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

/** Archives a proposal or restores it; a repeated call changes nothing. Only inside inTx. */
export async function archiveProposal(proposal: Proposal, isArchived: boolean) {
  if (proposal.isArchived === isArchived) return
  await proposal.claim()
  proposal.isArchived = isArchived
  await proposal.save()
  await recordChange(proposal, isArchived ? 'proposal.archived' : 'proposal.restored', {
    number: proposal.number,
    title: proposal.title,
  })
}
