import type { CompanyContext } from '#core/http/caller'
import { refusalsOf } from '#modules/offers/controllers/answers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { phoneRefusalValidator } from '#modules/offers/validators/offer_answer'

export default class ProposalRefusalsController extends refusalsOf(PROPOSALS) {
  /** The client said no on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    return this.decline(ctx, await ctx.request.validateUsing(phoneRefusalValidator))
  }
}
