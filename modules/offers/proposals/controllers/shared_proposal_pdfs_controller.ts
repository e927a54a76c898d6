import type { HttpContext } from '@adonisjs/core/http'
import { sharedPdfsOf } from '#modules/offers/controllers/shared_papers_of'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { sharedOfferValidator } from '#modules/offers/validators/shared_offer'

export default class SharedProposalPdfsController extends sharedPdfsOf(PROPOSALS) {
  /** The document as a PDF; by POST, so that no address contains the key. */
  async store(ctx: HttpContext) {
    return this.print(ctx, await ctx.request.validateUsing(sharedOfferValidator))
  }
}
