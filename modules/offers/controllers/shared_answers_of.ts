import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { writeSecret } from '#core/http/write'
import { acceptOffer, declineOffer } from '#modules/offers/actions/answer_offer'
import { confirmToClient } from '#modules/offers/actions/confirm_to_client'
import { drawSignature } from '#modules/offers/answers/signature_picture'
import { openLink } from '#modules/offers/links/offer_links'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'
import { refusal } from '#modules/offers/refusals'
import type {
  sharedAcceptanceValidator,
  sharedRefusalValidator,
} from '#modules/offers/validators/shared_offer'

/** Acceptances of one kind of offer by its clients. */
export const sharedAcceptancesOf = <Kind extends Offer, Page>(
  desk: OfferDesk<Kind, unknown, Page>
) =>
  class {
    /** The client accepts the shown version, with a name, a signature and the ticked options. */
    async accept(ctx: HttpContext, input: Infer<typeof sharedAcceptanceValidator>) {
      const { request } = ctx
      await openLink(desk, input)
      const signature = input.signature ? await drawSignature(input.signature) : null
      return writeSecret(ctx, async () => {
        const { company, offer } = await openLink(desk, input)
        if (input.documentHash !== offer.documentHash) throw refusal(offer, 'other_document')
        const answer = { name: input.name, note: '' }
        await acceptOffer(company, offer, {
          ...answer,
          via: 'online',
          chosen: input.chosen ?? [],
          ipAddress: request.ip(),
          signature,
        })
        await desk.reportAnswer(offer, 'accepted', answer)
        await confirmToClient(desk, company, offer)
        return desk.describePage(company, offer)
      })
    }
  }

/** Refusals of one kind of offer by its clients. */
export const sharedRefusalsOf = <Kind extends Offer, Page>(desk: OfferDesk<Kind, unknown, Page>) =>
  class {
    /** The client declines, with a reason or without. */
    async decline(ctx: HttpContext, input: Infer<typeof sharedRefusalValidator>) {
      return writeSecret(ctx, async () => {
        const { company, offer } = await openLink(desk, input)
        const answer = { name: '', note: input.reason ?? '' }
        await declineOffer(company, offer, {
          ...answer,
          via: 'online',
          chosen: [],
          ipAddress: ctx.request.ip(),
          signature: null,
        })
        await desk.reportAnswer(offer, 'declined', answer)
        await confirmToClient(desk, company, offer)
        return desk.describePage(company, offer)
      })
    }
  }
