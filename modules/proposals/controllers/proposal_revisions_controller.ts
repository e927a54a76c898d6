import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { reviseProposal } from '#modules/proposals/actions/copy_proposal'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'

export default class ProposalRevisionsController {
  /** The next version of a sent proposal, as a draft. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const copy = await reviseProposal(company, await Proposal.findIn(company, params.id))
      return created(ctx, await describeProposal(company, copy))
    })
  }
}
