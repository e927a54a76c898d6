import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { recordChange } from '#modules/proposals/actions/record_change'
import { makeLink, revokeLinks } from '#modules/proposals/links/proposal_link'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'

export default class ProposalLinksController {
  /** A new link for the client. Its address is shown only once. */
  async store(ctx: CompanyContext) {
    return writeSecret(ctx, async () => {
      const proposal = await Proposal.findIn(ctx.company, ctx.params.id)
      const url = await makeLink(proposal)
      await recordChange(proposal, 'proposal.link_made', { number: proposal.number })
      return created(ctx, { url })
    })
  }

  /** Ends all links of the proposal. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(ctx.company, ctx.params.id)
      await revokeLinks(proposal)
      await recordChange(proposal, 'proposal.links_revoked', { number: proposal.number })
      return describeProposal(ctx.company, proposal)
    })
  }
}
