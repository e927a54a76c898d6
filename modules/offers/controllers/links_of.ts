import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { recordStep } from '#modules/offers/actions/record_change'
import { makeLink } from '#modules/offers/links/offer_links'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

/** Links to one kind of offer. */
export const linksOf = <Kind extends Offer, Detail>(desk: OfferDesk<Kind, Detail>) =>
  class {
    /** A new link for the client. Its address is shown only once. */
    async store(ctx: CompanyContext) {
      return writeSecret(ctx, async () => {
        const offer = await desk.find(ctx.company, ctx.params.id)
        const url = await makeLink(offer)
        await recordStep(offer, 'link_made', { number: offer.number })
        return created(ctx, { url })
      })
    }

    /** Ends all links of the offer. */
    async destroy(ctx: CompanyContext) {
      return write(ctx, async () => {
        const offer = await desk.find(ctx.company, ctx.params.id)
        await desk.kind.links.revoke(offer)
        await recordStep(offer, 'links_revoked', { number: offer.number })
        return desk.describe(ctx.company, offer)
      })
    }
  }
