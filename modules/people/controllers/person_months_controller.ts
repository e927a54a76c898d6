import type { CompanyContext } from '#core/http/caller'
import { readMonth } from '#modules/people/queries/person_month'
import { reachPerson } from '#modules/people/reach'
import { transformMonth } from '#modules/people/transformers/month_transformer'
import { monthValidator } from '#modules/people/validators/calendar'

export default class PersonMonthsController {
  /** A month of somebody's working time; the current one without a wish. */
  async show(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(monthValidator, { data: ctx.request.qs() })
    const person = await reachPerson(ctx, ctx.params.id)
    return transformMonth(await readMonth(ctx, person, wish.month), ctx.caller)
  }
}
