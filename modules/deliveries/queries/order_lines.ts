import { type Decimal, decimal } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { effectiveDiscount } from '#modules/deliveries/effective_discount'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { isItem, type NoteLine, orderedOf } from '#modules/deliveries/note_line'
import {
  contentOfRow,
  type DocumentModel,
  documentParts,
  type LineRow,
} from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { Estimate, orderedLinesOf } from '#modules/offers/public'
import { Order as ConfirmedOrder, orderLines } from '#modules/orders/public'
import { linesOf } from './note_lines.js'

const invoiceLines = documentParts('invoice').linesOf

/** An order, and the document with the ordered quantities. */
export type Order = Pick<DeliveryNote, 'companyId' | 'orderId' | 'estimateId' | 'sourceInvoiceId'>

/**
 * The ordered lines, as the lines of a note that would deliver the whole order. Prices are the order's, with its
 * discounts included.
 */
export async function orderLinesOf(order: Order): Promise<NoteLine[]> {
  const company: CompanyReference = { id: order.companyId }
  if (order.estimateId) {
    const estimate = await Estimate.findIn(company, order.estimateId)
    return linesOfDocument(estimate, await orderedLinesOf(estimate))
  }
  if (order.sourceInvoiceId) {
    const invoice = await Invoice.findIn(company, order.sourceInvoiceId)
    return linesOfDocument(invoice, await invoiceLines(invoice))
  }
  const confirmed = await ConfirmedOrder.one(company, order.orderId)
  if (confirmed) return linesOfDocument(confirmed, await orderLines(confirmed))
  return linesOf(await DeliveryNote.findIn(company, order.orderId))
}

function linesOfDocument(document: DocumentModel, rows: LineRow[]): NoteLine[] {
  const discountOf = effectiveDiscount(document, rows)
  return rows
    .filter(({ kind, quantity }) => kind !== 'subtotal' && BigInt(quantity) >= 0n)
    .map((row) => {
      const content = contentOfRow(row)
      const isItem = content.kind === 'item'
      return {
        id: row.id,
        orderLineId: row.id,
        ordered: isItem ? content.quantity : null,
        deliveredBefore: null,
        content: { ...content, discount: discountOf(row), discountAmount: null },
      }
    })
}

/**
 * The lines of a note over the remainder of an order, with its headings and texts; none when nothing remains.
 * @param taken quantities by the lines of the order
 */
export async function remainingLines(
  order: Order,
  ...taken: Map<string, Decimal>[]
): Promise<NoteLine[]> {
  const lines = (await orderLinesOf(order)).map((line) => {
    const left = taken.reduce(
      (sum, quantities) => sum - (quantities.get(line.orderLineId) ?? 0n),
      orderedOf(line) as bigint
    )
    const quantity = decimal(left > 0n ? left : 0n)
    return { ...line, content: { ...line.content, quantity } }
  })
  if (!lines.some(isLeft)) return []
  return lines.filter((line) => !isItem(line) || isLeft(line))
}

const isLeft = (line: NoteLine) => isItem(line) && line.content.quantity > 0n
