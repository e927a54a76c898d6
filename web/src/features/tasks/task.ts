import type { Person, TimeEntry } from '@/components/timer/tracked_task'

export type { Person, TimeEntry }

export interface ProjectName {
  _id: string
  name: string
  color: string
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
