import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'

/** Kind of the attachment source that makes the PDF of a delivery note. */
export const PDF_ATTACHMENT = 'deliveries.pdf'

/** `Lieferschein-LS-2026-0001.pdf`, with characters that every file system accepts. */
export function pdfName({ number }: Pick<DeliveryNote, 'number'>, language: Language) {
  const name = [translate(language, 'deliveries:documents.note'), number].filter(Boolean).join('-')
  return `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
}
