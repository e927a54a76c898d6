import { recordChange } from '#modules/orders/actions/record_change'
import { orderCancellation } from '#modules/orders/happenings'
import type { Order } from '#modules/orders/models/order'

/**
 * Cancels an issued order confirmation; its number stays. Only inside inTx.
 * @throws 409 as assertNotInvoiced, and as the followers of `orderCancellation`
 */
export async function cancelOrder(order: Order, reason: string) {
  order.assertNotInvoiced()
  await order.claim()
  await orderCancellation.announce(order)
  order.merge({ status: 'Cancelled', cancelReason: reason })
  await order.save()
  await recordChange(order, 'cancelled', { number: order.number, reason })
}
