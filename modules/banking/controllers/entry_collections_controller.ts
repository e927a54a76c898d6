import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { bookCollection } from '#modules/banking/actions/book_collection'
import { describeEntry } from '#modules/banking/queries/describe_entries'
import { entryCollectionValidator } from '#modules/banking/validators/match'

export default class EntryCollectionsController {
  /** Books an entry as the sum of several direct debits. `DELETE …/match` takes it back. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const input = await request.validateUsing(entryCollectionValidator)
    return write(ctx, async () =>
      describeEntry(company, await bookCollection(company, params.id, input))
    )
  }
}
