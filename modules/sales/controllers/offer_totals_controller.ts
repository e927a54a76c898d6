import type { HttpContext } from '@adonisjs/core/http'
import { taxNotesOf, transformTotals } from '#modules/documents/public'
import { openLink } from '#modules/sales/links/estimate_link'
import { priceChoice } from '#modules/sales/queries/price_choice'
import { offerTotalsValidator } from '#modules/sales/validators/offer'

export default class OfferTotalsController {
  /** The totals of the offer with the ticked options. Saves nothing. */
  async store({ request }: HttpContext) {
    const input = await request.validateUsing(offerTotalsValidator)
    const { estimate } = await openLink(input)
    const totals = await priceChoice(estimate, input.chosen)
    return transformTotals(totals, estimate.currency, await taxNotesOf(estimate))
  }
}
