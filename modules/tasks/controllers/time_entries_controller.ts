import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { LARGEST_PAGE } from '#core/http/list_query'
import { announcePages } from '#core/http/paging'
import { write } from '#core/http/write'
import { addTime, changeTime, removeTime } from '#modules/tasks/actions/save_time_entry'
import { countTimeEntries, listTimeEntries } from '#modules/tasks/queries/time_entry_list'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import { transformTimeEntryWithTask } from '#modules/tasks/transformers/time_entry_transformer'
import {
  newTimeEntryValidator,
  timeEntryChangeValidator,
  timeEntryListValidator,
} from '#modules/tasks/validators/time_entry'

export default class TimeEntriesController {
  /** Newest first by default. */
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(timeEntryListValidator, { data: ctx.request.qs() })
    const { page = 1, pageSize = LARGEST_PAGE, order = 'desc' } = wish
    const [total, rows] = await Promise.all([
      countTimeEntries(ctx, wish),
      listTimeEntries(ctx, wish)
        .orderBy('time_entries.started_at', order)
        .orderBy('time_entries.id', order)
        .forPage(page, pageSize),
    ])
    announcePages(ctx, { total, page, pageSize })
    return rows.map(transformTimeEntryWithTask)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(newTimeEntryValidator)
    return write(ctx, async () => {
      const entry = await addTime(ctx, input)
      return created(ctx, await readTimeEntry(ctx, entry.id))
    })
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(timeEntryChangeValidator)
    return write(ctx, async () => {
      const entry = await changeTime(ctx, ctx.params.id, input)
      return readTimeEntry(ctx, entry.id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeTime(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
