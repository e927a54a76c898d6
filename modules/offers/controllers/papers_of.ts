import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

/** PDFs of one kind of offer. */
export const pdfsOf = <Kind extends Offer>(desk: OfferDesk<Kind>) =>
  class {
    /** The document as a PDF, to be shown by the browser. */
    async show({ company, language, params, response }: CompanyContext) {
      const offer = await desk.find(company, params.id)
      const name = desk.pdfName(offer, offer.language ?? language)
      return sendPdf(response, name, await desk.print(offer))
    }
  }

/** Signatures below one kind of offer. */
export const signaturesOf = <Kind extends Offer>(desk: OfferDesk<Kind>) =>
  class {
    /** The drawn signature of the client, as a PNG. */
    async show({ company, params, response }: CompanyContext) {
      const signature = await desk.kind.answers.signatureOf(await desk.find(company, params.id))
      if (!signature) throw notFound()
      response.header('content-type', 'image/png')
      response.header('cache-control', 'private, no-store')
      return response.send(signature)
    }
  }
