import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { formatPercent } from '#core/money/format'
import {
  type DocumentParts,
  type DocumentPdfModel,
  type Picture,
  printedContent,
  renderDocumentPdf,
  renderDocumentSvg,
  templateOf,
} from '#modules/documents/public'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { numberWithVersion } from '#modules/offers/pdf_name'
import { linesOf, taxesOf } from '#modules/offers/queries/offer_parts'

/** The PDF of an estimate in the language of its recipient; what was sent prints the same for ever. */
export const printEstimate = async (estimate: Estimate): Promise<Buffer> =>
  renderDocumentPdf(await modelOf(estimate))

/** Some of its pages as a picture for the screen, see renderDocumentSvg. @param parts of one that is not stored */
export const drawEstimate = async (
  estimate: Estimate,
  portion: number,
  parts?: DocumentParts
): Promise<Picture> => renderDocumentSvg(await modelOf(estimate, parts), portion)

const storedParts = async (estimate: Estimate): Promise<DocumentParts> => ({
  lines: await linesOf(estimate),
  taxes: await taxesOf(estimate),
})

async function modelOf(estimate: Estimate, parts?: DocumentParts): Promise<DocumentPdfModel> {
  const { seller, model } = await printedContent(estimate, parts ?? (await storedParts(estimate)))
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
  const steps = (skonto ?? []).map(({ days, percent }) =>
    translate(language, 'estimates:documents.skonto', {
      days: String(days),
      percent: formatPercent(parseDecimal(percent), language),
    })
  )
  const validity = translate(language, 'estimates:documents.validity', {
    day: formatDay(validUntil),
  })
  return [...steps, validity].join('\n')
}
