import type { Day } from '#core/clock'
import { countRows } from '#core/http/paging'
import { type Period, workedSeconds } from '#modules/tasks/local_time'
import { assignedTo, byDueDay, tasksFor, viewTasks } from '#modules/tasks/queries/tasks'
import {
  newestFirst,
  ownRunningTimeEntry,
  type TimeEntryRow,
  timeEntriesFor,
} from '#modules/tasks/queries/time_entries'
import type { Viewer } from '#modules/tasks/reach'
import { transformTasks } from '#modules/tasks/transformers/task_transformer'
import {
  transformTimeEntry,
  transformTimeEntryWithTask,
} from '#modules/tasks/transformers/time_entry_transformer'

/** The task that the viewer's timer runs on, with its entry; null when none runs. */
export async function readRunningTask(viewer: Viewer) {
  const row = await ownRunningTimeEntry(viewer)
  if (!row) return null
  return { ...transformTimeEntryWithTask(row).task, timeEntry: transformTimeEntry(row) }
}

/** The viewer's open tasks by due day. */
export async function readOpenTasks(viewer: Viewer, most: number) {
  const mine = assignedTo(tasksFor(viewer).where('tasks.status', 'open'), viewer.caller.userId)
  return transformTasks(await viewTasks(viewer, await byDueDay(mine).limit(most)), [])
}

/** Open tasks by their due days, both included; without any, also those that have none. */
export interface DueTasks {
  from?: Day
  until?: Day
  /** Only those of the viewer. */
  isMine?: boolean
}

/** The open tasks that are due on some days, the first due first. */
export async function readDueTasks(viewer: Viewer, { most, ...due }: DueTasks & { most: number }) {
  const rows = await byDueDay(dueTasks(viewer, due)).limit(most)
  return transformTasks(await viewTasks(viewer, rows), [])
}

/** How many open tasks are due on some days. */
export const countDueTasks = (viewer: Viewer, due: DueTasks) => countRows(dueTasks(viewer, due))

function dueTasks(viewer: Viewer, { from, until, isMine }: DueTasks) {
  const tasks = tasksFor(viewer).where('tasks.status', 'open')
  if (from) tasks.where('tasks.due_on', '>=', from)
  if (until) tasks.where('tasks.due_on', '<=', until)
  return isMine ? assignedTo(tasks, viewer.caller.userId) : tasks
}

/** The latest work of the viewer. */
export async function readLatestTime(viewer: Viewer, most: number) {
  const rows: TimeEntryRow[] = await newestFirst(ownTime(viewer)).limit(most)
  return rows.map(transformTimeEntryWithTask)
}

/**
 * Seconds that the viewer worked in each of some periods, up to now where the timer still runs.
 * The entries of a person never overlap, so of the earlier ones only the last can reach into a period.
 */
export async function readWorkedSeconds(viewer: Viewer, periods: Period[]): Promise<number[]> {
  const from = Math.min(...periods.map((period) => period.from))
  const before = await newestFirst(
    ownTime(viewer).where('time_entries.started_at', '<', from)
  ).limit(1)
  const rows = await ownTime(viewer)
    .where('time_entries.started_at', '>=', before[0]?.started_at ?? from)
    .where('time_entries.started_at', '<', Math.max(...periods.map(({ to }) => to)))
  const entries = rows.map((row) => ({
    startedAt: row.started_at,
    endedAt: row.ended_at,
    breakSeconds: row.break_seconds,
    pausedAt: row.paused_at,
  }))
  return periods.map((period) =>
    entries.reduce((sum, entry) => sum + workedSeconds(entry, period), 0)
  )
}

const ownTime = (viewer: Viewer) =>
  timeEntriesFor(viewer).where('time_entries.user_id', viewer.caller.userId)
