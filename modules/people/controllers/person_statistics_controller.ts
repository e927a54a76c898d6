import type { CompanyContext } from '#core/http/caller'
import { readStatistics } from '#modules/people/queries/person_statistics'
import { reachPerson } from '#modules/people/reach'
import { periodValidator } from '#modules/people/validators/calendar'

export default class PersonStatisticsController {
  /** Hours per project and the billable share; what they are worth is for owners alone. */
  async show(ctx: CompanyContext) {
    const period = await ctx.request.validateUsing(periodValidator, { data: ctx.request.qs() })
    const person = await reachPerson(ctx, ctx.params.id)
    return readStatistics(ctx, person.id, period)
  }
}
