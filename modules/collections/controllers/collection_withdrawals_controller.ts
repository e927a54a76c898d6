import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { withdrawCollection } from '#modules/collections/actions/withdraw_collection'
import { describeCollection } from '#modules/collections/queries/describe_collection'

export default class CollectionWithdrawalsController {
  /** Takes a file back: its invoices can be in another one. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () =>
      describeCollection(ctx.company, await withdrawCollection(ctx.company, ctx.params.id))
    )
  }
}
