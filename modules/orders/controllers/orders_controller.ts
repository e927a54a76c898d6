import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { createOrder, deleteOrder, updateOrder } from '#modules/orders/actions/write_order'
import { Order } from '#modules/orders/models/order'
import { describeOrder } from '#modules/orders/queries/order_detail'
import { ordersQuery, sumOrders } from '#modules/orders/queries/order_list'
import { transformOrderRow } from '#modules/orders/transformers/order_row'
import {
  orderUpdateValidator,
  orderValidator,
  orderVersionValidator,
} from '#modules/orders/validators/order'
import { orderListValidator } from '#modules/orders/validators/order_list'

export default class OrdersController {
  /** Newest first; the headers have the number and the sums of all that match the filter. */
  async index(ctx: CompanyContext) {
    const { company, request, response } = ctx
    const input = await request.validateUsing(orderListValidator)
    response.header('x-totals', JSON.stringify(await sumOrders(company, input)))
    const rows = await readPage(ctx, ordersQuery(company, input), input)
    return rows.map(transformOrderRow)
  }

  async show({ company, params }: CompanyContext) {
    return describeOrder(await Order.findIn(company, params.id))
  }

  /** A draft. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(orderValidator)
    return write(ctx, async () =>
      created(ctx, await describeOrder(await createOrder(ctx.company, input)))
    )
  }

  async update(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(orderUpdateValidator)
    return write(ctx, async () => {
      const draft = await Order.findIn(company, params.id)
      await updateOrder(company, draft, input)
      return describeOrder(draft)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { version } = await ctx.request.validateUsing(orderVersionValidator)
    return write(ctx, async () => {
      await deleteOrder(await Order.findIn(ctx.company, ctx.params.id), version)
      return { success: true }
    })
  }
}
