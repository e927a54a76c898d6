import { addDays, type Day, dayOf } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { TimeEntryRow } from '#modules/tasks/queries/time_entries'
import { listTimeEntries } from '#modules/tasks/queries/time_entry_list'
import { type Viewer, withinTasks } from '#modules/tasks/reach'

type Asker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

/** A task on a day, as a key. */
export const cellOf = (taskId: string, day: Day) => `${taskId} ${day}`

/** The viewer's own ended entries that begin in a week of the company's zone, the earliest first. */
export async function entriesOfWeek(viewer: Asker, monday: Day): Promise<TimeEntryRow[]> {
  const { company, caller } = viewer
  const to = addDays(monday, 6)
  const rows = await listTimeEntries(viewer, { from: monday, to, userId: caller.userId })
    .whereNotNull('time_entries.ended_at')
    .orderBy('time_entries.started_at')
    .orderBy('time_entries.id')
  return rows.filter(({ started_at }) => dayOf(started_at, company.timeZone) >= monday)
}

/** The cells in which entries begin. */
export const daysWithTime = (rows: readonly TimeEntryRow[], timeZone: string) =>
  new Set(rows.map((row) => cellOf(row.task_id, dayOf(row.started_at, timeZone))))

/** The ids of those tasks that the viewer reaches, are not done and whose project takes time. */
export async function openTasksOf(viewer: Viewer, rows: readonly TimeEntryRow[]) {
  const ids = [...new Set(rows.map(({ task_id }) => task_id))]
  const tasks = reader()
    .from('tasks')
    .leftJoin('projects', (on) =>
      on.on('projects.company_id', 'tasks.company_id').andOn('projects.id', 'tasks.project_id')
    )
    .where('tasks.company_id', viewer.company.id)
    .whereIn('tasks.id', ids)
    .where('tasks.status', 'open')
    .where((of) => of.whereNull('projects.id').orWhereNot('projects.status', 'archived'))
    .select('tasks.id')
  const found: { id: string }[] = await withinTasks(tasks, viewer)
  return new Set(found.map(({ id }) => id))
}
