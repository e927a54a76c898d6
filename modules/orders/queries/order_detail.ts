import { instantText } from '#core/clock'
import { taxNotesOf, timelineOf, transformContent } from '#modules/documents/public'
import { Invoice } from '#modules/invoicing/public'
import { Estimate } from '#modules/offers/public'
import type { Order } from '#modules/orders/models/order'
import { linesOf, taxesOf } from '#modules/orders/queries/order_parts'
import { orderRow, transformOrderRow } from '#modules/orders/transformers/order_row'

/** An order with all of its parts, as the API shows it. */
export async function describeOrder(order: Order) {
  const company = { id: order.companyId }
  const { estimateId, invoiceId, issuedAt } = order
  const estimate = estimateId ? await Estimate.findIn(company, estimateId) : null
  const invoice = invoiceId ? await Invoice.findIn(company, invoiceId) : null
  return {
    ...transformOrderRow(orderRow(order)),
    ...transformContent(order, {
      lines: await linesOf(order),
      taxes: await taxesOf(order),
      noteOf: await taxNotesOf(order),
    }),
    orderedOn: order.orderedOn,
    paymentDays: order.paymentDays === null ? null : Number(order.paymentDays),
    estimate: estimate && { _id: estimate.id, number: estimate.number },
    invoice: invoice && { _id: invoice.id, number: invoice.number },
    issuedAt: issuedAt === null ? null : instantText(issuedAt),
    cancelReason: order.cancelReason,
    timeline: await timelineOf(order),
  }
}
