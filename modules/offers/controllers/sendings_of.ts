import type { Infer } from '@vinejs/vine/types'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import type { sendingValidator } from '#modules/correspondence/public'
import { proposeSending, sendOffer } from '#modules/offers/actions/send_offer'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

/** Mails of one kind of offer. */
export const sendingsOf = <Kind extends Offer, Detail extends object>(
  desk: OfferDesk<Kind, Detail>
) =>
  class {
    /** The mail as it would go out. */
    async show({ company, params, language }: CompanyContext) {
      return proposeSending(desk, company, await desk.find(company, params.id), language)
    }

    /** Mails an offer with its PDF and the link to its answer; a draft is issued first. */
    async send(ctx: CompanyContext, wish: Infer<typeof sendingValidator>) {
      const { company, params, language } = ctx
      return write(ctx, async () => {
        const offer = await desk.find(company, params.id)
        const { outcome: mail } = await sendOffer(desk, company, offer, { wish, reader: language })
        return { ...(await desk.describe(company, offer)), mail }
      })
    }
  }
