import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { convertProposal } from '#modules/offers/proposals/conversions/convert_proposal'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { proposalConversionValidator } from '#modules/offers/proposals/validators/proposal'

export default class ProposalConversionsController {
  /** An estimate, an invoice, a down payment, a recurring invoice or a project from the client's agreement. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(proposalConversionValidator)
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(company, params.id)
      const id = await convertProposal(company, proposal, input)
      return created(ctx, { to: input.to, id })
    })
  }
}
