import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import { type DocumentLetters, VARIABLES, wordsOfDocument } from '#modules/correspondence/public'
import { Order } from '#modules/orders/models/order'
import { PDF_ATTACHMENT, pdfName } from '#modules/orders/pdf/pdf_name'

const { client, contact, company, date, total, period } = VARIABLES

/** How order confirmations are mailed. */
export const ORDER_LETTERS: DocumentLetters<Order> = {
  type: 'order',
  mailKind: 'orders.order',
  textOf: (part) => `orders:letters.order.${part}`,
  variables: {
    number: 'orders:mail.number',
    client,
    contact,
    company,
    date,
    total,
    orderNumber: 'orders:mail.orderNumber',
    period,
  },
  hasButton: false,

  wordsOf: (order, reader) => wordsOfDocument(order, reader, { orderNumber: order.orderNumber }),

  factsOf(order, language) {
    const label = (key: string) => translate(language, `orders:mail.${key}`)
    const facts: [string, string][] = [
      [label('number'), order.number ?? ''],
      [label('date'), formatDay(order.dateOn)],
      [label('total'), formatMoney(order.total, order.currency, language)],
    ]
    if (order.orderNumber) facts.push([label('orderNumber'), order.orderNumber])
    return facts
  },

  pdfName,
  pdfSource: PDF_ATTACHMENT,
  newest: (of) => Order.of(of).whereNot('status', 'Draft').orderBy('created_at', 'desc').first(),
}
