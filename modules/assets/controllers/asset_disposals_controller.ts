import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { disposeOfAsset, restoreAsset } from '#modules/assets/actions/dispose_of_asset'
import { describeAsset } from '#modules/assets/queries/describe_asset'
import { disposalValidator } from '#modules/assets/validators/asset'

export default class AssetDisposalsController {
  /** Records that an asset has left. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(disposalValidator)
    return write(ctx, async () => {
      const { id } = await disposeOfAsset(ctx.company, ctx.params.id, input)
      return describeAsset(ctx.company, id)
    })
  }

  /** Takes that back. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const { id } = await restoreAsset(ctx.company, ctx.params.id)
      return describeAsset(ctx.company, id)
    })
  }
}
