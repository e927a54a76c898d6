import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import {
  type DocumentParts,
  type DocumentPdfModel,
  documentPrinter,
  printedContent,
  skontoSentences,
  templateOf,
} from '#modules/documents/public'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { numberWithVersion } from '#modules/offers/pdf_name'
import { linesOf, taxesOf } from '#modules/offers/queries/offer_parts'

/** Estimates on paper and on the screen, in the language of their recipient. */
export const { print: printEstimate, draw: drawEstimate } = documentPrinter<Estimate>(
  { linesOf, taxesOf },
  modelOf
)

async function modelOf(estimate: Estimate, parts: DocumentParts): Promise<DocumentPdfModel> {
  const { seller, model } = await printedContent(estimate, parts)
  return {
    ...model,
    kind: estimate.isDraft ? 'estimateDraft' : 'estimate',
    number: numberWithVersion(estimate),
    servedOn: estimate.serviceOn ?? undefined,
    validUntil: estimate.validUntil,
    template: templateOf(estimate, seller, 'estimate'),
    intro: estimate.intro ?? seller.estimateIntro ?? '',
    closing: estimate.closing ?? seller.estimateClosing ?? '',
    // Estimates sent before they had a text of their own print as they were sent.
    footer: seller.estimateFooter ?? seller.invoiceFooter,
    terms: termsOf(estimate, model.language),
    createdAt: Number(estimate.issuedAt ?? estimate.createdAt),
  }
}

/** How early payers of a later invoice pay less, and until when all this holds. */
function termsOf({ skonto, validUntil }: Estimate, language: Language) {
  const steps = skontoSentences(skonto ?? [], language, 'estimates:documents.skonto')
  const validity = translate(language, 'estimates:documents.validity', {
    day: formatDay(validUntil),
  })
  return [...steps, validity].join('\n')
}
