import type { Infer } from '@vinejs/vine/types'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { acceptOffer, declineOffer } from '#modules/offers/actions/answer_offer'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'
import type {
  phoneAcceptanceValidator,
  phoneRefusalValidator,
} from '#modules/offers/validators/offer_answer'

/** An answer that a person of the company enters. */
const BY_PHONE = { via: 'phone', ipAddress: null, signature: null } as const

/** Acceptances of one kind of offer. */
export const acceptancesOf = <Kind extends Offer, Detail>(desk: OfferDesk<Kind, Detail>) =>
  class {
    /** The client said yes on the phone, in a mail or in person. */
    async accept(
      ctx: CompanyContext,
      { name, note, chosen }: Infer<typeof phoneAcceptanceValidator>
    ) {
      const { company, params } = ctx
      return write(ctx, async () => {
        const offer = await desk.find(company, params.id)
        const answer = { ...BY_PHONE, name, note: note ?? '', chosen: chosen ?? [] }
        await acceptOffer(company, offer, answer)
        return desk.describe(company, offer)
      })
    }
  }

/** Refusals of one kind of offer. */
export const refusalsOf = <Kind extends Offer, Detail>(desk: OfferDesk<Kind, Detail>) =>
  class {
    /** The client said no on the phone, in a mail or in person. */
    async decline(ctx: CompanyContext, { reason }: Infer<typeof phoneRefusalValidator>) {
      const { company, params } = ctx
      return write(ctx, async () => {
        const offer = await desk.find(company, params.id)
        await declineOffer(company, offer, {
          ...BY_PHONE,
          name: '',
          note: reason ?? '',
          chosen: [],
        })
        return desk.describe(company, offer)
      })
    }
  }
