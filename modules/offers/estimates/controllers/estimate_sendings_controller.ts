import type { CompanyContext } from '#core/http/caller'
import { sendingValidator } from '#modules/correspondence/public'
import { sendingsOf } from '#modules/offers/controllers/sendings_of'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'

export default class EstimateSendingsController extends sendingsOf(ESTIMATES) {
  /** Mails an offer with its PDF and the link to its answer; a draft is issued first. */
  async store(ctx: CompanyContext) {
    return this.send(ctx, await ctx.request.validateUsing(sendingValidator))
  }
}
