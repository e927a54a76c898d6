/** A person as tasks and time entries name them. */
export interface Person {
  _id: string
  name: string
}

export interface ProjectName {
  _id: string
  name: string
  color: string
}

/** Worked time; `endTime` is null while it runs. Instants are ISO 8601 in UTC. */
export interface TimeEntry {
  _id: string
  startTime: string
  endTime: string | null
  breakSeconds: number
  /** Worked without the break, up to now (of the server) while it runs. */
  seconds: number
  note: string
  user: Person
  version: number
}

export interface TimeEntryWithTask extends TimeEntry {
  task: { _id: string; title: string; project: ProjectName | null }
}

export const PRIORITIES = ['low', 'normal', 'high'] as const
export type Priority = (typeof PRIORITIES)[number]

/** The answer of `/api/tasks`, `{ task }` of `/api/tasks/{id}` and `{ tasks }` of `my-tasks`. */
export interface Task {
  _id: string
  title: string
  description: string
  status: 'open' | 'done'
  priority: Priority
  dueDate: string | null
  project: ProjectName | null
  assignees: Person[]
  estimatedSeconds: number | null
  /** Of the finished entries. */
  trackedSeconds: number
  timeEntries: TimeEntry[]
  version: number
}
