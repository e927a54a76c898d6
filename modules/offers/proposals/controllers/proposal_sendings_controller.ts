import type { CompanyContext } from '#core/http/caller'
import { sendingValidator } from '#modules/correspondence/public'
import { sendingsOf } from '#modules/offers/controllers/sendings_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'

export default class ProposalSendingsController extends sendingsOf(PROPOSALS) {
  /** Mails an offer with its PDF and the link to its answer; a draft is issued first. */
  async store(ctx: CompanyContext) {
    return this.send(ctx, await ctx.request.validateUsing(sendingValidator))
  }
}
