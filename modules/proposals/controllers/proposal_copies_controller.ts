import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { duplicateProposal } from '#modules/proposals/actions/copy_proposal'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'

export default class ProposalCopiesController {
  /** A new draft copied from this proposal, regardless of its state. */
  async store(ctx: CompanyContext) {
    const { company, caller, params } = ctx
    return write(ctx, async () => {
      const copy = await duplicateProposal(
        company,
        await Proposal.findIn(company, params.id),
        caller.userId
      )
      return created(ctx, await describeProposal(company, copy))
    })
  }
}
