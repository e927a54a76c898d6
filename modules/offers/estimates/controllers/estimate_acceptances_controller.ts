import type { CompanyContext } from '#core/http/caller'
import { acceptancesOf } from '#modules/offers/controllers/answers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { phoneAcceptanceValidator } from '#modules/offers/validators/offer_answer'

export default class EstimateAcceptancesController extends acceptancesOf(ESTIMATES) {
  /** The client said yes on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    return this.accept(ctx, await ctx.request.validateUsing(phoneAcceptanceValidator))
  }
}
