import { addDays } from '#core/clock'
import {
  type DocumentSample,
  renderDocumentSvg,
  sampleDocument,
  sampleWord,
} from '#modules/documents/public'

/** Shows how a template looks on an invoice. */
export const SAMPLE_INVOICE: DocumentSample = {
  number: 'RE-0042',
  footerOf: ({ invoiceFooter }) => invoiceFooter,
  draw: (letter, portion) =>
    renderDocumentSvg(
      {
        ...sampleDocument(letter),
        kind: 'invoice',
        dueOn: addDays(letter.issuedOn, 14),
        intro: sampleWord(letter.language, 'invoice_intro'),
      },
      portion
    ),
}
