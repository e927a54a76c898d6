import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { pdfFileName } from '#modules/documents/public'

/** Kind of the attachment source that makes the PDF of a delivery note. */
export const PDF_ATTACHMENT = 'deliveries.pdf'

/** `Lieferschein-LS-2026-0001.pdf` */
export const pdfName = ({ number }: Pick<DeliveryNote, 'number'>, language: Language) =>
  pdfFileName(translate(language, 'deliveries:documents.note'), number)
