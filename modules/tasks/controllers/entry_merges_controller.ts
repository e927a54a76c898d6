import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { mergeTimes } from '#modules/tasks/actions/merge_times'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import { mergeValidator } from '#modules/tasks/validators/time_change'

export default class EntryMergesController {
  /** Makes one time entry of several of the same person and task. */
  async store(ctx: CompanyContext) {
    const { ids } = await ctx.request.validateUsing(mergeValidator)
    return write(ctx, async () => {
      const entry = await mergeTimes(ctx, ids)
      return { success: true, timeEntry: await readTimeEntry(ctx, entry.id) }
    })
  }
}
