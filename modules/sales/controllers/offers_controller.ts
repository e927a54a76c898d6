import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { markViewed } from '#modules/sales/actions/mark_viewed'
import { openLink } from '#modules/sales/links/estimate_link'
import { describeOffer } from '#modules/sales/queries/offer'
import { offerValidator } from '#modules/sales/validators/offer'

export default class OffersController {
  /** The estimate behind the link of a mail. The first visit marks it as viewed. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(offerValidator)
    const { company, estimate } = await openLink(input)
    if (estimate.status !== 'Sent' || estimate.isSuperseded) return describeOffer(company, estimate)
    return writeSecret(ctx, async () => describeOffer(company, await markViewed(estimate)))
  }
}
