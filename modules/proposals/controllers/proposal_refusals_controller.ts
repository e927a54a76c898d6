import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { declineProposal } from '#modules/proposals/actions/answer_proposal'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'
import { phoneRefusalValidator } from '#modules/proposals/validators/proposal'

export default class ProposalRefusalsController {
  /** The client said no on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { reason } = await request.validateUsing(phoneRefusalValidator)
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(company, params.id)
      await declineProposal(company, proposal, {
        via: 'phone',
        name: '',
        note: reason ?? '',
        chosen: [],
        ipAddress: null,
        signature: null,
      })
      return describeProposal(company, proposal)
    })
  }
}
