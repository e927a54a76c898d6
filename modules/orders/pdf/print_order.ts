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
import { Estimate } from '#modules/offers/public'
import type { Order } from '#modules/orders/models/order'
import { linesOf, taxesOf } from '#modules/orders/queries/order_parts'
import { usualDays } from '#modules/orders/queries/usual_days'

/** Order confirmations on paper and on the screen, in the language of their recipient. */
export const {
  paperOf,
  print: printOrder,
  draw: drawOrder,
} = documentPrinter<Order>({ linesOf, taxesOf }, modelOf)

async function modelOf(order: Order, parts: DocumentParts): Promise<DocumentPdfModel> {
  const { seller, model } = await printedContent(order, parts)
  return {
    ...model,
    kind: order.isDraft ? 'orderDraft' : 'order',
    withdrawal: order.status === 'Cancelled' ? 'cancelled' : undefined,
    number: order.number ?? '',
    servedOn: order.serviceOn ?? undefined,
    orderedOn: order.orderedOn ?? undefined,
    confirms: await offerOf(order),
    template: templateOf(order, seller, 'invoice'),
    // That of invoices asks for money.
    footer: seller.estimateFooter ?? '',
    terms: termsOf(order, order.paymentDays ?? (await usualDays(order)), model.language),
    createdAt: Number(order.issuedAt ?? order.createdAt),
  }
}

async function offerOf({ companyId, estimateId }: Order) {
  if (!estimateId) return undefined
  const { number, dateOn } = await Estimate.findIn({ id: companyId }, estimateId)
  return { number: number ?? '', issuedOn: dateOn }
}

/** When the invoice will be due, and how early payers pay less. */
function termsOf({ skonto }: Order, paymentDays: number, language: Language) {
  const steps = skontoSentences(skonto ?? [], language, 'orders:documents.skonto')
  const due = paymentDays === 0 ? 'payAtOnce' : paymentDays === 1 ? 'payWithinDay' : 'payWithin'
  const payment = translate(language, `orders:documents.${due}`, { days: String(paymentDays) })
  return [payment, ...steps].join('\n')
}
