import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { contentOfRow, copyOfContent, copyOfPeriod } from '#modules/documents/public'
import { Estimate, orderedLinesOf } from '#modules/offers/public'
import { createOrder, emptyOrder } from '#modules/orders/actions/write_order'
import { estimateConfirmation } from '#modules/orders/happenings'
import type { Order } from '#modules/orders/models/order'
import { orderOfEstimate } from '#modules/orders/queries/order_of_estimate'

/**
 * The draft of an order confirmation from an accepted estimate: all lines that count and the options that the client
 * chose, at the prices of the estimate. An estimate has one order that is not cancelled. Only inside inTx.
 * @throws 404; 409 `not_accepted`, `exists` with the `orderId`, and as the followers of `estimateConfirmation`
 */
export async function confirmEstimate(company: CompanyScope, estimateId: string): Promise<Order> {
  // Locked, so that two requests at once do not both find it unconfirmed.
  await Estimate.oneLocked(company, estimateId)
  const estimate = await Estimate.findIn(company, estimateId)
  if (estimate.status !== 'Accepted') throw conflict('orders.not_accepted')
  const existing = await orderOfEstimate(estimate)
  if (existing) throw conflict('orders.exists', { extra: { orderId: existing.id } })
  await estimateConfirmation.announce(estimate)
  const draft = emptyOrder(company).merge({ estimateId: estimate.id })
  const content = {
    ...copyOfContent(estimate),
    ...copyOfPeriod(estimate),
    intro: null,
    closing: null,
    lines: (await orderedLinesOf(estimate)).map(contentOfRow),
  }
  return createOrder(company, content, draft)
}
