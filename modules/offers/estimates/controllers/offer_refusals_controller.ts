import type { HttpContext } from '@adonisjs/core/http'
import { sharedRefusalsOf } from '#modules/offers/controllers/shared_answers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { sharedRefusalValidator } from '#modules/offers/validators/shared_offer'

export default class OfferRefusalsController extends sharedRefusalsOf(ESTIMATES) {
  /** The client declines, with a reason or without. */
  async store(ctx: HttpContext) {
    return this.decline(ctx, await ctx.request.validateUsing(sharedRefusalValidator))
  }
}
