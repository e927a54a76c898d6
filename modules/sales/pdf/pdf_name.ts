import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Estimate } from '#modules/sales/models/estimate'

/** Kind of the attachment source that makes the PDF of an estimate. */
export const PDF_ATTACHMENT = 'sales.estimate_pdf'

/** `Angebot-AN-2026-0001-V2.pdf`, only with characters that every file system takes. */
export function pdfName(estimate: Pick<Estimate, 'number' | 'revision'>, language: Language) {
  const title = translate(language, 'sales:documents.estimate')
  const name = [title, numberWithVersion(estimate)].filter(Boolean).join('-')
  return `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
}

/** The printed number: later versions have a suffix. */
export const numberWithVersion = ({ number, revision }: Pick<Estimate, 'number' | 'revision'>) =>
  number && Number(revision) > 1 ? `${number} V${revision}` : (number ?? '')
