import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { pdfNameOf } from '#modules/offers/pdf_name'

/** Kind of the attachment source that makes the PDF. */
export const PDF_ATTACHMENT = 'sales.estimate_pdf'

export const pdfName = (estimate: Estimate, language: Language) =>
  pdfNameOf(translate(language, 'estimates:documents.estimate'), estimate)
