import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { parseDecimal } from '#core/money/decimal'
import { formatPercent } from '#core/money/format'
import {
  type DocumentPdfModel,
  printedContent,
  renderDocumentPdf,
  renderDocumentSvg,
} from '#modules/documents/public'
import type { Estimate } from '#modules/sales/models/estimate'
import { linesOf, taxesOf } from '#modules/sales/queries/estimate_parts'
import { numberWithVersion } from './pdf_name.js'

/** The PDF of an estimate in the language of its recipient; what was sent prints the same for ever. */
export const printEstimate = async (estimate: Estimate): Promise<Buffer> =>
  renderDocumentPdf(await modelOf(estimate))

/** The same pages, one below the other, as a picture for the screen. */
export const drawEstimate = async (estimate: Estimate): Promise<string> =>
  renderDocumentSvg(await modelOf(estimate))

async function modelOf(estimate: Estimate): Promise<DocumentPdfModel> {
  const parts = { lines: await linesOf(estimate), taxes: await taxesOf(estimate) }
  const { model } = await printedContent(estimate, parts)
  return {
    ...model,
    kind: estimate.isDraft ? 'estimateDraft' : 'estimate',
    number: numberWithVersion(estimate),
    servedOn: estimate.serviceOn ?? undefined,
    validUntil: estimate.validUntil,
    terms: termsOf(estimate, model.language),
    createdAt: Number(estimate.issuedAt ?? estimate.createdAt),
  }
}

/** How early payers of a later invoice pay less, and until when all this holds. */
function termsOf({ skonto, validUntil }: Estimate, language: Language) {
  const steps = (skonto ?? []).map(({ days, percent }) =>
    translate(language, 'sales:documents.skonto', {
      days: String(days),
      percent: formatPercent(parseDecimal(percent), language),
    })
  )
  const validity = translate(language, 'sales:documents.validity', { day: formatDay(validUntil) })
  return [...steps, validity].join('\n')
}
