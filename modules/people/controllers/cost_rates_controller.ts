import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { removeCostRate, setCostRate } from '#modules/people/actions/set_cost_rate'
import { CostRate, transformCostRate } from '#modules/people/models/cost_rate'
import { reachPerson } from '#modules/people/reach'
import { costRateValidator } from '#modules/people/validators/employment'

export default class CostRatesController {
  /** The cost of an hour of a person, the latest rate first. */
  async index(ctx: CompanyContext) {
    const person = await reachPerson(ctx, ctx.params.id)
    return (await CostRate.ofPerson(ctx.company, person.id)).map(transformCostRate)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(costRateValidator)
    return write(ctx, async () => {
      const person = await reachPerson(ctx, ctx.params.id)
      return created(ctx, transformCostRate(await setCostRate(ctx.company, person.id, input)))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const person = await reachPerson(ctx, ctx.params.id)
      await removeCostRate(ctx.company, person.id, ctx.params.rateId)
      return noContent(ctx)
    })
  }
}
