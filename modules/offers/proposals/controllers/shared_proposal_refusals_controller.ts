import type { HttpContext } from '@adonisjs/core/http'
import { sharedRefusalsOf } from '#modules/offers/controllers/shared_answers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { sharedRefusalValidator } from '#modules/offers/validators/shared_offer'

export default class SharedProposalRefusalsController extends sharedRefusalsOf(PROPOSALS) {
  /** The client declines, with a reason or without. */
  async store(ctx: HttpContext) {
    return this.decline(ctx, await ctx.request.validateUsing(sharedRefusalValidator))
  }
}
