import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { splitTime } from '#modules/tasks/actions/split_time'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import { splitValidator } from '#modules/tasks/validators/time_change'

export default class EntrySplitsController {
  /** Splits a time entry in two or three; the parts are answered in their order. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(splitValidator)
    return write(ctx, async () => {
      const parts = await splitTime(ctx, ctx.params.id, input)
      const timeEntries = []
      for (const { id } of parts) timeEntries.push(await readTimeEntry(ctx, id))
      return { success: true, timeEntries }
    })
  }
}
