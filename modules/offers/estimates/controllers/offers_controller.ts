import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { markViewed } from '#modules/offers/estimates/actions/mark_viewed'
import { ESTIMATES } from '#modules/offers/estimates/estimate_desk'
import { describeOffer } from '#modules/offers/estimates/queries/offer'
import { openLink } from '#modules/offers/links/offer_links'
import { sharedOfferValidator } from '#modules/offers/validators/shared_offer'

export default class OffersController {
  /** The estimate behind the link of a mail. The first visit marks it as viewed. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedOfferValidator)
    const { company, offer: estimate } = await openLink(ESTIMATES, input)
    if (estimate.status !== 'Sent' || estimate.isSuperseded) return describeOffer(company, estimate)
    return writeSecret(ctx, async () => describeOffer(company, await markViewed(estimate)))
  }
}
