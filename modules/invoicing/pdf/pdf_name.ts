import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { titleOf } from '#modules/invoicing/kinds'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** Kind of the attachment source that makes the PDF of an invoice. */
export const PDF_ATTACHMENT = 'invoicing.pdf'

/** `Rechnung-RE-2026-0001`, with characters that every file system accepts. */
export function documentName(
  { kind, stage, number }: Pick<Invoice, 'kind' | 'stage' | 'number'>,
  language: Language
) {
  const title = translate(
    language,
    `invoicing:documents.${number ? titleOf({ kind, stage }) : 'draft'}`
  )
  const name = number ? `${title}-${number}` : title
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-')
}

/** `Rechnung-RE-2026-0001.pdf` */
export const pdfName = (invoice: Pick<Invoice, 'kind' | 'stage' | 'number'>, language: Language) =>
  `${documentName(invoice, language)}.pdf`
