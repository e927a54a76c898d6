import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { withdrawOrder } from '#modules/transfers/actions/withdraw_order'
import { describeOrder } from '#modules/transfers/queries/describe_order'

export default class TransferOrderWithdrawalsController {
  /** Takes an order back before the bank has been given its file. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () =>
      describeOrder(ctx.company, await withdrawOrder(ctx.company, ctx.params.id))
    )
  }
}
