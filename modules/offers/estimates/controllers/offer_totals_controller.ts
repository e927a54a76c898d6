import type { HttpContext } from '@adonisjs/core/http'
import { sharedTotalsOf } from '#modules/offers/controllers/shared_papers_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { sharedTotalsValidator } from '#modules/offers/validators/shared_offer'

export default class OfferTotalsController extends sharedTotalsOf(ESTIMATES) {
  /** The totals of the offer with the ticked options. Saves nothing. */
  async store({ request }: HttpContext) {
    return this.price(await request.validateUsing(sharedTotalsValidator))
  }
}
