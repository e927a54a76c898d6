import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { archiveProposal } from '#modules/offers/proposals/actions/archive_proposal'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { describeProposal } from '#modules/offers/proposals/queries/proposal_detail'

export default class ProposalArchivesController {
  /** Puts a proposal aside: its links are closed until it is taken back. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(ctx.company, ctx.params.id)
      await archiveProposal(proposal, true)
      return describeProposal(ctx.company, proposal)
    })
  }

  /** Restores it as it was. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(ctx.company, ctx.params.id)
      await archiveProposal(proposal, false)
      return describeProposal(ctx.company, proposal)
    })
  }
}
