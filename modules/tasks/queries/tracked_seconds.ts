import { reader } from '#core/database/in_tx'
import { type Viewer, withinTimeEntries } from '#modules/tasks/reach'

interface SumRow {
  record_id: string
  worked: number
  breaks: number
}

/** Seconds of the finished entries per task, breaks taken off. For employees: of their own. */
export async function trackedSecondsOfTasks(viewer: Viewer, taskIds: string[]) {
  const rows: SumRow[] = await sums(viewer)
    .whereIn('time_entries.task_id', taskIds)
    .groupBy('time_entries.task_id')
    .select('time_entries.task_id as record_id')
  return seconds(rows)
}

/** The same per project. */
export async function trackedSecondsOfProjects(viewer: Viewer, projectIds: string[]) {
  const rows: SumRow[] = await sums(viewer)
    .join('tasks', (on) =>
      on.on('tasks.company_id', 'time_entries.company_id').andOn('tasks.id', 'time_entries.task_id')
    )
    .whereIn('tasks.project_id', projectIds)
    .groupBy('tasks.project_id')
    .select('tasks.project_id as record_id')
  return seconds(rows)
}

function sums(viewer: Viewer) {
  const finished = reader()
    .from('time_entries')
    .where('time_entries.company_id', viewer.company.id)
    .whereNotNull('time_entries.ended_at')
    .select(
      reader().raw('sum(time_entries.ended_at - time_entries.started_at) as worked'),
      reader().raw('sum(time_entries.break_seconds) as breaks')
    )
  return withinTimeEntries(finished, viewer)
}

/** Instants are whole seconds, so this division leaves no rest. */
const seconds = (rows: SumRow[]) =>
  new Map(rows.map((row) => [row.record_id, Number(row.worked) / 1000 - Number(row.breaks)]))
