import type { AnswerOf } from '#api/routes'
import type { Task, TimeEntry } from '../server/answers.js'
import { type ServerMoment, serverTimeBy } from '../server/server_moment.js'

export interface TrackedTask {
  taskId: string
  title: string
  project: string | null
}

/** The running task, as the server last reported it. */
export interface RunningTask extends TrackedTask {
  entryId: string
  /** Start by the server's clock, ISO 8601. */
  startedAt: string
  /** Seconds of the breaks that have ended. */
  breakSeconds: number
  /** When the open break began, by the server's clock; null while the timer counts. */
  pausedAt: string | null
  /** The moment of the server's answer. */
  seen: ServerMoment
}

/** A running entry with its task, as the server answers it. */
export type RunningEntry = NonNullable<AnswerOf<'GET', '/api/timer'>['timeEntry']>

/** The timer by an entry that names its task. */
export const runningTask = (entry: RunningEntry, seen: ServerMoment) =>
  trackEntry(entry.task, entry, seen)

/** The user's open entry among their own tasks. */
export function findRunning(tasks: Task[], seen: ServerMoment): RunningTask | undefined {
  for (const task of tasks) {
    const entry = task.timeEntries.find(({ endTime }) => !endTime)
    if (entry) return trackEntry(task, entry, seen)
  }
  return undefined
}

function trackEntry(
  { _id, title, project }: Pick<Task, '_id' | 'title'> & { project: { name: string } | null },
  entry: TimeEntry,
  seen: ServerMoment
): RunningTask {
  return {
    taskId: _id,
    title,
    project: project?.name ?? null,
    entryId: entry._id,
    startedAt: entry.startTime,
    breakSeconds: entry.breakSeconds,
    pausedAt: entry.pausedAt,
    seen,
  }
}

/** Whole seconds worked since the start, by the server's clock and without breaks; never below 0. */
export function elapsedSeconds(
  { startedAt, breakSeconds, pausedAt, seen }: Omit<RunningTask, keyof TrackedTask | 'entryId'>,
  serverNow = serverTimeBy(seen)
) {
  const until = pausedAt === null ? serverNow : Date.parse(pausedAt)
  return Math.max(0, Math.floor((until - Date.parse(startedAt)) / 1000) - breakSeconds)
}
