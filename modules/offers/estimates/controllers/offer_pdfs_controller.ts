import type { HttpContext } from '@adonisjs/core/http'
import { sharedPdfsOf } from '#modules/offers/controllers/shared_papers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { sharedOfferValidator } from '#modules/offers/validators/shared_offer'

export default class OfferPdfsController extends sharedPdfsOf(ESTIMATES) {
  /** The document as a PDF; by POST, so that no address contains the key. */
  async store(ctx: HttpContext) {
    return this.print(ctx, await ctx.request.validateUsing(sharedOfferValidator))
  }
}
