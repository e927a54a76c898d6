import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { issueProposal } from '#modules/proposals/actions/issue_proposal'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'

export default class ProposalIssuesController {
  /** Gives a draft its number and freezes it, for handing it over otherwise than by mail. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(company, params.id)
      await issueProposal(company, proposal, ctx.language)
      return describeProposal(company, proposal)
    })
  }
}
