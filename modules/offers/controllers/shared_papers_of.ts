import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { sendPdf, taxNotesOf, transformTotals } from '#modules/documents/public'
import { priceChoice } from '#modules/offers/choices/price_choice'
import { openLink } from '#modules/offers/links/offer_links'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'
import type {
  sharedOfferValidator,
  sharedTotalsValidator,
} from '#modules/offers/validators/shared_offer'

/** PDFs of one kind of offer for its clients. */
export const sharedPdfsOf = <Kind extends Offer>(desk: OfferDesk<Kind>) =>
  class {
    /** The document as a PDF; by POST, so that no address contains the key. */
    async print({ language, response }: HttpContext, input: Infer<typeof sharedOfferValidator>) {
      const { offer } = await openLink(desk, input)
      const name = desk.pdfName(offer, offer.language ?? language)
      return sendPdf(response, name, await desk.print(offer))
    }
  }

/** Totals of one kind of offer for its clients. */
export const sharedTotalsOf = <Kind extends Offer>(desk: OfferDesk<Kind>) =>
  class {
    /** The totals of the offer with the ticked options. Saves nothing. */
    async price(input: Infer<typeof sharedTotalsValidator>) {
      const { offer } = await openLink(desk, input)
      const totals = await priceChoice(offer, input.chosen)
      return transformTotals(totals, offer.currency, await taxNotesOf(offer))
    }
  }
