import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { submitWeek, withdrawWeek } from '#modules/people/actions/hand_in_week'
import { listWeeks } from '#modules/people/queries/week_list'
import { transformWeek } from '#modules/people/transformers/week_transformer'
import { weekListValidator, weekValidator } from '#modules/people/validators/calendar'

export default class WorkWeeksController {
  /** Weeks that were handed in, the newest first by default; employees see their own. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(weekListValidator, { data: ctx.request.qs() })
    const { page = 1, pageSize = LARGEST_PAGE } = wish
    const { rows, total } = await listWeeks(ctx, { ...wish, page, pageSize })
    announcePages(ctx, { total, page, pageSize })
    return rows.map(({ week, userName }) => ({ ...transformWeek(week), userName }))
  }

  /** Hands in a week of the caller. */
  async store(ctx: CompanyContext) {
    const { weekStart } = await ctx.request.validateUsing(weekValidator)
    return write(ctx, async () => created(ctx, transformWeek(await submitWeek(ctx, weekStart))))
  }

  /** Takes it back. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await withdrawWeek(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
