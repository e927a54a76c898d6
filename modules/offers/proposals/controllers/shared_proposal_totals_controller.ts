import type { HttpContext } from '@adonisjs/core/http'
import { sharedTotalsOf } from '#modules/offers/controllers/shared_papers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { sharedTotalsValidator } from '#modules/offers/validators/shared_offer'

export default class SharedProposalTotalsController extends sharedTotalsOf(PROPOSALS) {
  /** The totals of the offer with the ticked options. Saves nothing. */
  async store({ request }: HttpContext) {
    return this.price(await request.validateUsing(sharedTotalsValidator))
  }
}
