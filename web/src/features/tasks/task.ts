import type { RowOf } from '#api/routes'
import type { Person, TimeEntry } from '@/features/timer/parts'

export type { Person, TimeEntry }

export const PRIORITIES = ['low', 'normal', 'high'] as const
export type Priority = Task['priority']

/** As lists show it, as `{ task }` of `/api/tasks/:id`, and among the `{ tasks }` of `my-tasks`. */
export type Task = RowOf<'/api/tasks'>
export type ProjectName = NonNullable<Task['project']>

export type TimeEntryWithTask = RowOf<'/api/time-entries'>
