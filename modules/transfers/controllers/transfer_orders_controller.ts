import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { writeLong } from '#core/http/write'
import { makeOrder } from '#modules/transfers/actions/make_order'
import { TransferOrder } from '#modules/transfers/models/transfer_order'
import { describeOrder } from '#modules/transfers/queries/describe_order'
import { ordersQuery } from '#modules/transfers/queries/order_list'
import { transformOrder } from '#modules/transfers/transformers/transfer_transformer'
import {
  transferOrderListValidator,
  transferOrderValidator,
} from '#modules/transfers/validators/transfer_order'

export default class TransferOrdersController {
  /** The orders of the company, the latest first unless another order is asked for. */
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const filter = await request.validateUsing(transferOrderListValidator, { data: request.qs() })
    const rows = await readPage(ctx, ordersQuery(company, filter), filter)
    const orders = rows.flatMap((row) => TransferOrder.$createFromAdapterResult(row) ?? [])
    return orders.map(transformOrder)
  }

  async show({ company, params }: CompanyContext) {
    return describeOrder(company, await TransferOrder.findIn(company, params.id))
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(transferOrderValidator)
    return writeLong(ctx, async () => {
      const order = await makeOrder(ctx.company, input)
      return created(ctx, await describeOrder(ctx.company, order))
    })
  }
}
