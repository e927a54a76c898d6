import { linkNotValid } from '#modules/auth/public'
import { openedByPortal } from '#modules/documents/public'
import { Order } from '#modules/orders/models/order'

/**
 * The order confirmation that a client opens with the key of its portal; an invoiced one stays readable.
 * @throws 404 `link_not_valid`, also for a draft and for one that was cancelled
 */
export async function openSharedOrder(link: { id: string; key: string }): Promise<Order> {
  const company = await openedByPortal('orders', link)
  if (!company) throw linkNotValid()
  const order = await Order.findIn(company, link.id)
  if (order.isDraft || order.status === 'Cancelled') throw linkNotValid()
  return order
}
