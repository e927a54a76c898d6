import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { sendingValidator } from '#modules/correspondence/public'
import { proposeSending, sendProposal } from '#modules/proposals/actions/send_proposal'
import { Proposal } from '#modules/proposals/models/proposal'
import { describeProposal } from '#modules/proposals/queries/proposal_detail'

export default class ProposalSendingsController {
  /** The mail as it would go out. */
  async show({ company, params, language }: CompanyContext) {
    return proposeSending(company, await Proposal.findIn(company, params.id), language)
  }

  /** Mails a proposal with its PDF and the link to its answer; a draft is issued first. */
  async store(ctx: CompanyContext) {
    const { company, params, request, language } = ctx
    const input = await request.validateUsing(sendingValidator)
    return write(ctx, async () => {
      const proposal = await Proposal.findIn(company, params.id)
      const { outcome: mail } = await sendProposal(company, proposal, input, language)
      return { ...(await describeProposal(company, proposal)), mail }
    })
  }
}
