import { now } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { assignedTo, byDueDay, tasksFor, viewTasks } from '#modules/tasks/queries/tasks'
import {
  newestFirst,
  ownRunningTimeEntry,
  timeEntriesFor,
} from '#modules/tasks/queries/time_entries'
import { transformTasks } from '#modules/tasks/transformers/task_transformer'

/** History shown in a widget; older time is in the time entries. */
const RECENT = 31 * 86_400_000
const MOST_TASKS = 500

export default class MyTasksController {
  /**
   * The caller's open tasks by due day, and whatever the own timer runs on.
   * `timeEntries` are the caller's own: the running one and those of the last 31 days.
   */
  async index(ctx: CompanyContext) {
    const { userId } = ctx.caller
    const [running, recent] = await Promise.all([
      ownRunningTimeEntry(ctx),
      newestFirst(
        timeEntriesFor(ctx)
          .where('time_entries.user_id', userId)
          .where('time_entries.started_at', '>', now() - RECENT)
          .whereNotNull('time_entries.ended_at')
      ),
    ])
    const entries = running ? [running, ...recent] : recent
    const mine = assignedTo(tasksFor(ctx).where('tasks.status', 'open'), userId)
    const rows = await byDueDay(mine).limit(MOST_TASKS)
    if (running && !rows.some(({ id }) => id === running.task_id)) {
      rows.unshift(...(await tasksFor(ctx).where('tasks.id', running.task_id)))
    }
    return { tasks: transformTasks(await viewTasks(ctx, rows), entries) }
  }
}
