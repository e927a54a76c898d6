import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { choosePool, leavePool } from '#modules/assets/actions/choose_pool'
import { AssetPool } from '#modules/assets/models/asset_pool'
import { poolYearValidator } from '#modules/assets/validators/asset'

export default class AssetPoolsController {
  /** The years for which the pool has been chosen. */
  async index({ company }: CompanyContext) {
    const pools = await AssetPool.of(company).orderBy('year')
    return pools.map(({ year }) => ({ year }))
  }

  /** Chooses the pool for a year. */
  async store(ctx: CompanyContext) {
    const { year } = await ctx.request.validateUsing(poolYearValidator)
    return write(ctx, async () => {
      await choosePool(ctx.company, year)
      return { year }
    })
  }

  /** Takes the choice for a year back. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await leavePool(ctx.company, ctx.params.year)
      return noContent(ctx)
    })
  }
}
