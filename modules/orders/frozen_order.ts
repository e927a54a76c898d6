import { CONTENT_FORM, frozenContent, hashOfFrozen } from '#modules/documents/public'
import type { Order } from '#modules/orders/models/order'
import { linesOf, taxesOf } from '#modules/orders/queries/order_parts'

/** The action that the audit chain keeps the hash of an order confirmation with. */
export const ISSUED_AS = 'order.issued'

/**
 * SHA-256 of the canonical JSON of an order's whole content, as it was issued.
 * @param form the form in which it was issued
 */
export async function orderHash(order: Order, form = CONTENT_FORM) {
  const parts = { lines: await linesOf(order), taxes: await taxesOf(order) }
  return hashOfFrozen({
    ...frozenContent(order, parts, form),
    kind: 'order',
    form,
    number: order.number,
    issuedAt: Number(order.issuedAt),
    estimateId: order.estimateId,
    orderedOn: order.orderedOn,
    paymentDays: Number(order.paymentDays),
    template: order.template,
  })
}
