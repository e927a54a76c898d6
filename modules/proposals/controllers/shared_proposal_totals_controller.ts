import type { HttpContext } from '@adonisjs/core/http'
import { taxNotesOf, transformTotals } from '#modules/documents/public'
import { openLink } from '#modules/proposals/links/proposal_link'
import { priceChoice } from '#modules/proposals/queries/price_choice'
import { sharedTotalsValidator } from '#modules/proposals/validators/shared_proposal'

export default class SharedProposalTotalsController {
  /** The totals of the proposal with the ticked options. Saves nothing. */
  async store({ request }: HttpContext) {
    const input = await request.validateUsing(sharedTotalsValidator)
    const { proposal } = await openLink(input)
    const totals = await priceChoice(proposal, input.chosen)
    return transformTotals(totals, proposal.currency, await taxNotesOf(proposal))
  }
}
