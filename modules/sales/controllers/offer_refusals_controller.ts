import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { declineEstimate } from '#modules/sales/actions/answer_estimate'
import { confirmToClient } from '#modules/sales/actions/confirm_to_client'
import { openLink } from '#modules/sales/links/estimate_link'
import { tellOwners } from '#modules/sales/mails/answer_mail'
import { describeOffer } from '#modules/sales/queries/offer'
import { offerRefusalValidator } from '#modules/sales/validators/offer'

export default class OfferRefusalsController {
  /** The client declines, with a reason or without. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(offerRefusalValidator)
    return writeSecret(ctx, async () => {
      const { company, estimate } = await openLink(input)
      const answer = { name: '', note: input.reason ?? '' }
      await declineEstimate(company, estimate, {
        ...answer,
        via: 'online',
        chosen: [],
        ipAddress: ctx.request.ip(),
        signature: null,
      })
      await tellOwners(estimate, 'declined', answer)
      await confirmToClient(company, estimate)
      return describeOffer(company, estimate)
    })
  }
}
