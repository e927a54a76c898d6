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
import { Estimate } from '#modules/offers/public'
import type { Order } from '#modules/orders/models/order'
import { linesOf, taxesOf } from '#modules/orders/queries/order_parts'
import { usualDays } from '#modules/orders/queries/usual_days'

/** The PDF of an order confirmation in the language of its recipient; an issued one prints the same for ever. */
export const printOrder = async (order: Order): Promise<Buffer> =>
  renderDocumentPdf(await paperOf(order))

/** Some of its pages as a picture for the screen, see renderDocumentSvg. @param parts of one that is not stored */
export const drawOrder = async (
  order: Order,
  portion: number,
  parts?: DocumentParts
): Promise<Picture> => renderDocumentSvg(await paperOf(order, parts), portion)

const storedParts = async (order: Order): Promise<DocumentParts> => ({
  lines: await linesOf(order),
  taxes: await taxesOf(order),
})

/** Everything that is printed. @param parts of an order that is not stored */
export async function paperOf(order: Order, parts?: DocumentParts): Promise<DocumentPdfModel> {
  const { seller, model } = await printedContent(order, parts ?? (await storedParts(order)))
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
  const say = (key: string, values: Record<string, string>) =>
    translate(language, `orders:documents.${key}`, values)
  const steps = (skonto ?? []).map(({ days, percent }) =>
    say('skonto', {
      days: String(days),
      percent: formatPercent(parseDecimal(percent), language),
    })
  )
  const due = paymentDays === 0 ? 'payAtOnce' : paymentDays === 1 ? 'payWithinDay' : 'payWithin'
  return [say(due, { days: String(paymentDays) }), ...steps].join('\n')
}
