import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { issueOffer } from '#modules/offers/actions/issue_offer'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

/** Issues of one kind of offer. */
export const issuesOf = <Kind extends Offer, Detail>(desk: OfferDesk<Kind, Detail>) =>
  class {
    /** Gives a draft its number and freezes it, for handing it over otherwise than by mail. */
    async store(ctx: CompanyContext) {
      const { company, params, language } = ctx
      return write(ctx, async () => {
        const offer = await desk.find(company, params.id)
        await issueOffer(company, offer, language)
        return desk.describe(company, offer)
      })
    }
  }
