import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { acceptProposal } from '#modules/proposals/actions/answer_proposal'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'
import { phoneAcceptanceValidator } from '#modules/proposals/validators/proposal'

export default class ProposalAcceptancesController {
  /** The client said yes on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { name, note, chosen } = await request.validateUsing(phoneAcceptanceValidator)
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(company, params.id)
      await acceptProposal(company, proposal, {
        via: 'phone',
        name,
        note: note ?? '',
        chosen: chosen ?? [],
        ipAddress: null,
        signature: null,
      })
      return describeProposal(company, proposal)
    })
  }
}
