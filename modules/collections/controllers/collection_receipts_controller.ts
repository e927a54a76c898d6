import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { bookDebits } from '#modules/collections/actions/book_debits'
import { describeCollection } from '#modules/collections/queries/describe_collection'
import { receiptValidator } from '#modules/collections/validators/collection'

export default class CollectionReceiptsController {
  /** Books all direct debits of a file as received on a day. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { date } = await request.validateUsing(receiptValidator)
    return write(ctx, async () =>
      describeCollection(company, await bookDebits(company, params.id, { on: date }))
    )
  }
}
