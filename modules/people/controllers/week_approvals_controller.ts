import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { approveWeek } from '#modules/people/actions/hand_in_week'
import { transformWeek } from '#modules/people/transformers/week_transformer'

export default class WeekApprovalsController {
  async store(ctx: CompanyContext) {
    return write(ctx, async () => transformWeek(await approveWeek(ctx, ctx.params.id)))
  }
}
