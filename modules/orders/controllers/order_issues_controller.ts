import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { issueOrder } from '#modules/orders/actions/issue_order'
import { Order } from '#modules/orders/models/order'
import { describeOrder } from '#modules/orders/queries/order_detail'

export default class OrderIssuesController {
  /** Gives a draft its number and freezes it. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const order = await Order.findIn(ctx.company, ctx.params.id)
      await issueOrder(ctx.company, order, ctx.language)
      return describeOrder(order)
    })
  }
}
