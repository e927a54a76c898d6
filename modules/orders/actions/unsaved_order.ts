import type { CompanyScope } from '#core/http/caller'
import { type DocumentParts, unsavedParts } from '#modules/documents/public'
import { emptyOrder, fillOrder } from '#modules/orders/actions/write_order'
import { Order } from '#modules/orders/models/order'
import type { OrderPreviewInput } from '#modules/orders/validators/order'

/** An order with its lines and taxes as they would be stored. */
export interface UnsavedOrder extends DocumentParts {
  order: Order
}

/** The order that a form holds, as saving would make it. Saves nothing. @throws 404, 422 as for one that is saved */
export async function unsavedOrder(
  company: CompanyScope,
  input: OrderPreviewInput
): Promise<UnsavedOrder> {
  const order = emptyOrder(company)
  if (input._id) order.estimateId = (await Order.findIn(company, input._id)).estimateId
  await fillOrder(company, order, input)
  return { order, ...(await unsavedParts(order, input.lines)) }
}
