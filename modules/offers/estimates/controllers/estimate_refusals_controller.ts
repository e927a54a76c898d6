import type { CompanyContext } from '#core/http/caller'
import { refusalsOf } from '#modules/offers/controllers/answers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { phoneRefusalValidator } from '#modules/offers/validators/offer_answer'

export default class EstimateRefusalsController extends refusalsOf(ESTIMATES) {
  /** The client said no on the phone, in a mail or in person. */
  async store(ctx: CompanyContext) {
    return this.decline(ctx, await ctx.request.validateUsing(phoneRefusalValidator))
  }
}
