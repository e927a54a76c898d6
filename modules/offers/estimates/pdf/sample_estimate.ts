import { addDays } from '#core/clock'
import {
  type DocumentSample,
  renderDocumentSvg,
  sampleDocument,
  sampleWord,
} from '#modules/documents/public'

/** Shows how a template looks on an estimate. */
export const SAMPLE_ESTIMATE: DocumentSample = {
  number: 'AN-0042',
  footerOf: ({ estimateFooter }) => estimateFooter,
  draw: (letter, portion) =>
    renderDocumentSvg(
      {
        ...sampleDocument(letter),
        kind: 'estimate',
        validUntil: addDays(letter.issuedOn, 30),
        intro: sampleWord(letter.language, 'estimate_intro'),
      },
      portion
    ),
}
