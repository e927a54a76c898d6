import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { confirmEstimate } from '#modules/orders/actions/confirm_estimate'
import { describeOrder } from '#modules/orders/queries/order_detail'

export default class EstimateOrdersController {
  /** The draft of an order confirmation from an accepted estimate. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () =>
      created(ctx, await describeOrder(await confirmEstimate(ctx.company, ctx.params.id)))
    )
  }
}
