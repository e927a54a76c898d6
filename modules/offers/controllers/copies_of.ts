import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { duplicateOffer, reviseOffer } from '#modules/offers/actions/copy_offer'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

/** Copies of one kind of offer. */
export const copiesOf = <Kind extends Offer, Detail>(desk: OfferDesk<Kind, Detail>) =>
  class {
    /** A new draft copied from this offer, regardless of its state. */
    async store(ctx: CompanyContext) {
      const { company, caller, params } = ctx
      return write(ctx, async () => {
        const offer = await desk.find(company, params.id)
        const copy = await duplicateOffer(desk.copies, company, offer, caller.userId)
        return created(ctx, await desk.describe(company, copy))
      })
    }
  }

/** Revisions of one kind of offer. */
export const revisionsOf = <Kind extends Offer, Detail>(desk: OfferDesk<Kind, Detail>) =>
  class {
    /** The next version of a sent offer, as a draft. */
    async store(ctx: CompanyContext) {
      const { company, params } = ctx
      return write(ctx, async () => {
        const copy = await reviseOffer(desk.copies, company, await desk.find(company, params.id))
        return created(ctx, await desk.describe(company, copy))
      })
    }
  }
