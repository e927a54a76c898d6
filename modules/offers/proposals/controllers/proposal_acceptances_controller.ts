import type { CompanyContext } from '#core/http/caller'
import { acceptancesOf } from '#modules/offers/controllers/answers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { phoneAcceptanceValidator } from '#modules/offers/validators/offer_answer'

export default class ProposalAcceptancesController extends acceptancesOf(PROPOSALS) {
  /** The client said yes on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    return this.accept(ctx, await ctx.request.validateUsing(phoneAcceptanceValidator))
  }
}
