import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { collectAgain } from '#modules/collections/actions/collect_again'
import { describeCollection } from '#modules/collections/queries/describe_collection'

export default class DebitRenewalsController {
  /** Lets an invoice be collected once more after its direct debit came back. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const { id, debitId } = params
      return describeCollection(company, await collectAgain(company, { id, debitId }))
    })
  }
}
