import { today } from '#core/clock'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { addAsset, changeAsset, removeAsset } from '#modules/assets/actions/save_asset'
import { assetsQuery } from '#modules/assets/queries/asset_list'
import { describeAsset } from '#modules/assets/queries/describe_asset'
import { transformAsset } from '#modules/assets/transformers/asset_transformer'
import { assetListValidator, assetValidator } from '#modules/assets/validators/asset'

export default class AssetsController {
  /** The register with its figures of a year. */
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const filter = await request.validateUsing(assetListValidator, { data: request.qs() })
    const year = filter.year ?? today(company.timeZone).slice(0, 4)
    const rows = await readPage(ctx, assetsQuery(company, { ...filter, year }), filter)
    return rows.map((row) => transformAsset(row, year))
  }

  async show({ company, params }: CompanyContext) {
    return describeAsset(company, params.id)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(assetValidator)
    return write(ctx, async () => {
      const { id } = await addAsset(ctx.company, input)
      return created(ctx, await describeAsset(ctx.company, id))
    })
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(assetValidator)
    return write(ctx, async () => {
      const { id } = await changeAsset(ctx.company, ctx.params.id, input)
      return describeAsset(ctx.company, id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeAsset(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
