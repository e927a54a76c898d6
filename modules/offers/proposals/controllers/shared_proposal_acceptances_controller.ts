import type { HttpContext } from '@adonisjs/core/http'
import { sharedAcceptancesOf } from '#modules/offers/controllers/shared_answers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { sharedAcceptanceValidator } from '#modules/offers/validators/shared_offer'

export default class SharedProposalAcceptancesController extends sharedAcceptancesOf(PROPOSALS) {
  /** The client accepts the shown version, with a name, a signature and the ticked options. */
  async store(ctx: HttpContext) {
    return this.accept(ctx, await ctx.request.validateUsing(sharedAcceptanceValidator))
  }
}
