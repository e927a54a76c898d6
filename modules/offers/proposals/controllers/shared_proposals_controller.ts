import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { openLink } from '#modules/offers/links/offer_links'
import { noteView } from '#modules/offers/proposals/actions/note_view'
import { PROPOSALS } from '#modules/offers/proposals/proposal_desk'
import { describePage } from '#modules/offers/proposals/queries/proposal_page'
import { sharedOfferValidator } from '#modules/offers/validators/shared_offer'

export default class SharedProposalsController {
  /** The proposal behind the link of a mail. The visit is recorded. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(sharedOfferValidator)
    return writeSecret(ctx, async () => {
      const { company, offer: proposal } = await openLink(PROPOSALS, input)
      return describePage(company, await noteView(proposal))
    })
  }
}
