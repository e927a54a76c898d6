import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { executeOrder } from '#modules/transfers/actions/execute_order'
import { describeOrder } from '#modules/transfers/queries/describe_order'
import { executionValidator } from '#modules/transfers/validators/transfer_order'

export default class TransferOrderExecutionsController {
  /** Notes that the bank has carried an order out. */
  async store(ctx: CompanyContext) {
    const { date } = await ctx.request.validateUsing(executionValidator)
    return write(ctx, async () =>
      describeOrder(ctx.company, await executeOrder(ctx.company, ctx.params.id, date))
    )
  }
}
