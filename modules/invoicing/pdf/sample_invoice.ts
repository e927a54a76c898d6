import { addDays } from '#core/clock'
import { type DocumentSample, renderDocumentSvg, sampleDocument } from '#modules/documents/public'
import { dueSentence } from './due_sentence.js'

/** Shows how a template looks on an invoice. */
export const SAMPLE_INVOICE: DocumentSample = {
  number: 'RE-0042',
  footerOf: ({ invoiceFooter }) => invoiceFooter,
  draw(letter, portion, seller) {
    const dueOn = addDays(letter.issuedOn, 14)
    return renderDocumentSvg(
      {
        ...sampleDocument(letter, seller),
        kind: 'invoice',
        dueOn,
        intro: seller.invoiceIntro,
        closing: seller.invoiceClosing,
        terms: dueSentence(seller.paymentTerms, dueOn, letter.language),
      },
      portion
    )
  },
}
