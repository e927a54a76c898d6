import type { PersonName } from '#modules/tasks/people'
import type { TaskView } from '#modules/tasks/queries/tasks'
import type { TimeEntryRow } from '#modules/tasks/queries/time_entries'
import { transformProjectName } from './project_name_transformer.js'
import { transformTimeEntry } from './time_entry_transformer.js'

export const transformPerson = ({ id, name }: PersonName) => ({ _id: id, name })

/** A task with those of its time entries that the caller may see. It holds no money, so everybody gets the same. */
export const transformTask = (task: TaskView, entries: TimeEntryRow[]) => ({
  _id: task.id,
  title: task.title,
  description: task.description,
  status: task.status,
  priority: task.priority,
  dueDate: task.due_on,
  project: transformProjectName(task),
  assignees: task.assignees.map(transformPerson),
  estimatedSeconds: task.estimated_seconds,
  /** Whether time on it may be put on an invoice, unless the time entry says otherwise. */
  billable: Boolean(task.is_billable),
  /** Finished entries, breaks taken off; for employees their own. */
  trackedSeconds: task.trackedSeconds,
  timeEntries: entries.map(transformTimeEntry),
  createdAt: new Date(task.created_at).toISOString(),
  version: task.version,
})

/** Tasks with their entries, in the order of the tasks. */
export function transformTasks(tasks: TaskView[], entries: TimeEntryRow[]) {
  const entriesOf = Map.groupBy(entries, ({ task_id }) => task_id)
  return tasks.map((task) => transformTask(task, entriesOf.get(task.id) ?? []))
}
