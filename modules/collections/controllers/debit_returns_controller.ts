import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { returnDebit } from '#modules/collections/actions/return_debit'
import { describeCollection } from '#modules/collections/queries/describe_collection'
import { debitReturnValidator } from '#modules/collections/validators/collection'

export default class DebitReturnsController {
  /** Notes that a direct debit came back. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(debitReturnValidator)
    return write(ctx, async () => {
      const { id, debitId } = params
      return describeCollection(company, await returnDebit(company, { id, debitId }, input))
    })
  }
}
