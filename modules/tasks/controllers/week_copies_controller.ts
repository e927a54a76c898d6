import type { CompanyContext } from '#core/http/caller'
import { writeLong } from '#core/http/write'
import { copyWeek } from '#modules/tasks/week/copy_week'
import { weekCopyValidator } from '#modules/tasks/week/week_copy_validator'

export default class WeekCopiesController {
  /** Enters the caller's own time of the week before `weekStart` once more; undone as one change of time. */
  async store(ctx: CompanyContext) {
    const { weekStart } = await ctx.request.validateUsing(weekCopyValidator)
    return writeLong(ctx, () => copyWeek(ctx, weekStart))
  }
}
