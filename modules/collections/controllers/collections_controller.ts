import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { writeLong } from '#core/http/write'
import { makeCollection } from '#modules/collections/actions/make_collection'
import { Collection } from '#modules/collections/models/collection'
import { collectionsQuery } from '#modules/collections/queries/collection_list'
import { describeCollection } from '#modules/collections/queries/describe_collection'
import { transformCollection } from '#modules/collections/transformers/collection_transformer'
import {
  collectionListValidator,
  collectionValidator,
} from '#modules/collections/validators/collection'

export default class CollectionsController {
  /** The files of the company, the latest first unless another order is asked for. */
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const filter = await request.validateUsing(collectionListValidator, { data: request.qs() })
    const rows = await readPage(ctx, collectionsQuery(company, filter), filter)
    const collections = rows.flatMap((row) => Collection.$createFromAdapterResult(row) ?? [])
    return collections.map(transformCollection)
  }

  async show({ company, params }: CompanyContext) {
    return describeCollection(company, await Collection.findIn(company, params.id))
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(collectionValidator)
    return writeLong(ctx, async () => {
      const collection = await makeCollection(ctx.company, input)
      return created(ctx, await describeCollection(ctx.company, collection))
    })
  }
}
