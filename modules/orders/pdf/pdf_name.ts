import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { pdfFileName } from '#modules/documents/public'
import type { Order } from '#modules/orders/models/order'

/** Kind of the attachment source that makes the PDF of an order confirmation. */
export const PDF_ATTACHMENT = 'orders.pdf'

export const pdfName = ({ number }: Pick<Order, 'number'>, language: Language) =>
  pdfFileName(translate(language, 'orders:documents.order'), number)
