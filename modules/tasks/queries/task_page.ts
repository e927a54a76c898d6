import { notFound } from '#core/errors/app_error'
import { tasksFor, viewTasks } from '#modules/tasks/queries/tasks'
import { newestFirst, type TimeEntryRow, timeEntriesFor } from '#modules/tasks/queries/time_entries'
import type { Viewer } from '#modules/tasks/reach'
import { transformTask } from '#modules/tasks/transformers/task_transformer'

/** More entries than a page shows; the rest is listed by `GET /api/time-entries?taskId=`. */
const MOST_ENTRIES = 500

/** A task with its time entries, the viewer's own running one first. @throws 404 for one out of reach */
export async function readTask(viewer: Viewer, id: string) {
  const row = await tasksFor(viewer).where('tasks.id', id).first()
  if (!row) throw notFound()
  const [[task], entries] = await Promise.all([
    viewTasks(viewer, [row]),
    newestFirst(timeEntriesFor(viewer).where('time_entries.task_id', id)).limit(MOST_ENTRIES),
  ])
  if (!task) throw notFound()
  return transformTask(task, ownRunningFirst(viewer, entries))
}

/** A client that takes the first entry without an end must not take a colleague's. */
function ownRunningFirst({ caller }: Viewer, entries: TimeEntryRow[]) {
  const isMine = (entry: TimeEntryRow) => entry.user_id === caller.userId && entry.ended_at === null
  return [...entries.filter(isMine), ...entries.filter((entry) => !isMine(entry))]
}
