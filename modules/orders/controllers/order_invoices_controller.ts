import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { billOrder } from '#modules/orders/actions/bill_order'
import { Order } from '#modules/orders/models/order'

export default class OrderInvoicesController {
  /** The draft of an invoice over the whole order. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      const { id } = await billOrder(ctx.company, await Order.findIn(ctx.company, ctx.params.id))
      return created(ctx, { invoiceId: id })
    })
  }
}
