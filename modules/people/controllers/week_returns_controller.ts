import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { returnWeek } from '#modules/people/actions/hand_in_week'
import { transformWeek } from '#modules/people/transformers/week_transformer'
import { returnValidator } from '#modules/people/validators/calendar'

export default class WeekReturnsController {
  async store(ctx: CompanyContext) {
    const { reason } = await ctx.request.validateUsing(returnValidator)
    return write(ctx, async () => transformWeek(await returnWeek(ctx, ctx.params.id, reason)))
  }
}
