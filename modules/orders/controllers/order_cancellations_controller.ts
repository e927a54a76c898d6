import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { cancelOrder } from '#modules/orders/actions/cancel_order'
import { Order } from '#modules/orders/models/order'
import { describeOrder } from '#modules/orders/queries/order_detail'
import { orderCancellationValidator } from '#modules/orders/validators/order'

export default class OrderCancellationsController {
  /** Cancels an issued order confirmation that is not invoiced; its number stays. */
  async store(ctx: CompanyContext) {
    const { reason } = await ctx.request.validateUsing(orderCancellationValidator)
    return write(ctx, async () => {
      const order = await Order.findIn(ctx.company, ctx.params.id)
      await cancelOrder(order, reason)
      return describeOrder(order)
    })
  }
}
