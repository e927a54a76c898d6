import { issuedIn, type Papers } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'
import type { OfferDesk } from '#modules/offers/offer_desk'

/** Issued offers of one kind as PDFs. @param table of the kind, which is also the folder in an export */
export const papersOf = <Kind extends Offer>(
  desk: Pick<OfferDesk<Kind>, 'find' | 'print' | 'pdfName'>,
  table: 'estimates' | 'proposals'
): Papers => ({
  folder: table,
  issued: issuedIn(table),
  async print(companyId, id, language) {
    const offer = await desk.find({ id: companyId }, id)
    return {
      name: desk.pdfName(offer, offer.language ?? language),
      content: await desk.print(offer),
      issuedAt: Number(offer.issuedAt),
    }
  },
})
