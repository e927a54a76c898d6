import type { HttpContext } from '@adonisjs/core/http'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { addTime, changeTime, removeTime } from '#modules/tasks/actions/save_time_entry'
import { endOfDay, startOfDay } from '#modules/tasks/local_time'
import { timeEntriesFor } from '#modules/tasks/queries/time_entries'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import { transformTimeEntryWithTask } from '#modules/tasks/transformers/time_entry_transformer'
import {
  newTimeEntryValidator,
  timeEntryChangeValidator,
  timeEntryListValidator,
} from '#modules/tasks/validators/time_entry'

export default class TimeEntriesController {
  /** Newest first. An entry belongs to the days that it touches, in the company's time zone. */
  async index(ctx: HttpContext) {
    const wish = await timeEntryListValidator.validate(ctx.request.qs())
    const { timeZone } = ctx.company
    const rows = timeEntriesFor(ctx)
    if (wish.taskId) rows.where('time_entries.task_id', wish.taskId)
    if (wish.projectId) rows.where('tasks.project_id', wish.projectId)
    if (wish.userId) rows.where('time_entries.user_id', wish.userId)
    if (wish.to) rows.where('time_entries.started_at', '<', endOfDay(wish.to, timeZone))
    if (wish.from) {
      const from = startOfDay(wish.from, timeZone)
      rows.where((query) =>
        query.whereNull('time_entries.ended_at').orWhere('time_entries.ended_at', '>', from)
      )
    }
    const order = wish.order ?? 'desc'
    rows.orderBy('time_entries.started_at', order).orderBy('time_entries.id', order)
    return ctx.response.ok((await readPage(ctx, rows, wish)).map(transformTimeEntryWithTask))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(newTimeEntryValidator)
    return write(ctx, async () => {
      const entry = await addTime(ctx, input)
      return ctx.response.created(await readTimeEntry(ctx, entry.id))
    })
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(timeEntryChangeValidator)
    return write(ctx, async () => {
      const entry = await changeTime(ctx, ctx.params.id, input)
      return ctx.response.ok(await readTimeEntry(ctx, entry.id))
    })
  }

  async destroy(ctx: HttpContext) {
    return write(ctx, async () => {
      await removeTime(ctx, ctx.params.id)
      return ctx.response.noContent()
    })
  }
}
