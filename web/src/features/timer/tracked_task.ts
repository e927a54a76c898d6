import type { RowOf } from '#api/routes'

type Task = RowOf<'/api/tasks'>

/** A person as tasks and time entries name them. */
export type Person = Task['assignees'][number]

/** Worked time; `endTime` is null while it runs, and `seconds` are then those up to now (of the server). */
export type TimeEntry = Task['timeEntries'][number]

/** As much of a task as the timer needs. */
export type TrackedTask = Pick<Task, '_id' | 'title' | 'timeEntries'> & {
  project: { name: string | null } | null
}
