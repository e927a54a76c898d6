import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { resumeTime } from '#modules/tasks/actions/take_break'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import { breakEndValidator } from '#modules/tasks/validators/time_entry'

export default class BreakEndsController {
  /** Resumes the caller's own time entry. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(breakEndValidator)
    return write(ctx, async () => {
      const entry = await resumeTime(ctx, ctx.params.id, input)
      return { success: true, timeEntry: await readTimeEntry(ctx, entry.id) }
    })
  }
}
