import { readKept, writeKept } from '@/lib/session/kept'
import { today } from '@/lib/time/days'
import { dayOf } from '@/lib/time/local_instant'
import { serverNow } from '@/lib/time/server_clock'
import { type ActiveTimer, findActiveTimer } from '../timer_state'
import type { TrackedTask } from '../tracked_task'
import type { TaskName } from './stint'

const NAME = 'my_tasks'

/** A time of today, as the server knew it. */
export interface SeenEntry {
  id: string
  taskId: string
  title: string
  startTime: string
  /** Null while it runs. */
  endTime: string | null
  seconds: number
}

/** The part of an answer that is shown without a connection: names and times alone, no money and nothing of other people. */
export interface LastSeen {
  /** When the server answered, in ms since 1970 of its clock. */
  at: number
  tasks: TaskName[]
  entries: SeenEntry[]
  timer: ActiveTimer | null
}

/** Keeps as much of an answer about the person's own tasks as is shown without a connection. */
export function keepSeen(tasks: readonly TrackedTask[], userId: string | null) {
  const day = today(new Date(serverNow()))
  const entries = tasks.flatMap((task) =>
    task.timeEntries
      .filter(({ user, startTime }) => user._id === userId && dayOf(startTime) === day)
      .map(({ _id, startTime, endTime, seconds }) => ({
        id: _id,
        taskId: task._id,
        title: task.title,
        startTime,
        endTime,
        seconds,
      }))
  )
  const seen: LastSeen = {
    at: serverNow(),
    tasks: tasks.map(({ _id, title, project }) => ({
      taskId: _id,
      title,
      projectName: project?.name ?? null,
    })),
    entries: entries.sort((one, other) => one.startTime.localeCompare(other.startTime)),
    timer: findActiveTimer([...tasks], userId),
  }
  writeKept(NAME, seen)
}

export const lastSeen = () => readKept(NAME, isSeen)

const isSeen = (value: unknown): value is LastSeen =>
  typeof value === 'object' &&
  value !== null &&
  'tasks' in value &&
  Array.isArray(value.tasks) &&
  'entries' in value &&
  Array.isArray(value.entries)
