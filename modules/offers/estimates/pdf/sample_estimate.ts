import { addDays } from '#core/clock'
import { type DocumentSample, renderDocumentSvg, sampleDocument } from '#modules/documents/public'

/** Shows how a template looks on an estimate. */
export const SAMPLE_ESTIMATE: DocumentSample = {
  number: 'AN-0042',
  footerOf: ({ estimateFooter }) => estimateFooter,
  draw: (letter, portion, seller) =>
    renderDocumentSvg(
      {
        ...sampleDocument(letter, seller),
        kind: 'estimate',
        validUntil: addDays(letter.issuedOn, 30),
        intro: seller.estimateIntro,
        closing: seller.estimateClosing,
      },
      portion
    ),
}
