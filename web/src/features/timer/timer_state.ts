import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { TimeEntry, TrackedTask } from './tracked_task'

/** The task that is being tracked. */
export interface ActiveTimer {
  taskId: string
  title: string
  projectName: string | null
  entryId: string
  /** When it began, in ms since 1970 of the server's clock. */
  startedAt: number
  /** Length of the breaks that have ended. */
  breakMs: number
  /** When the open break began, in ms since 1970 of the server's clock; null while the timer counts. */
  pausedAt: number | null
}

const store = getDefaultStore()
const activeAtom = atom<ActiveTimer | null>(null)

export const useActiveTimer = () => useAtomValue(activeAtom)
export const activeTimer = () => store.get(activeAtom)

export function setActiveTimer(timer: ActiveTimer | null) {
  if (JSON.stringify(timer) !== JSON.stringify(activeTimer())) store.set(activeAtom, timer)
}

/** The timer that runs on one of the tasks: the entry without an end. @param userId whose timer */
export function findActiveTimer(tasks: TrackedTask[], userId: string | null) {
  for (const task of tasks) {
    const entry = task.timeEntries.find(
      ({ endTime, user }) => endTime === null && (!userId || user._id === userId)
    )
    if (!entry) continue
    return {
      taskId: task._id,
      title: task.title,
      projectName: task.project?.name ?? null,
      entryId: entry._id,
      startedAt: Date.parse(entry.startTime),
      ...breaksOf(entry),
    } satisfies ActiveTimer
  }
  return null
}

/** Takes the breaks over from an answer about the entry that the timer runs on. */
export function followBreaks(entry: EntryBreaks & { _id: string }) {
  const timer = activeTimer()
  if (timer?.entryId === entry._id) setActiveTimer({ ...timer, ...breaksOf(entry) })
}

type EntryBreaks = Pick<TimeEntry, 'breakSeconds' | 'pausedAt'>

const breaksOf = ({ breakSeconds, pausedAt }: EntryBreaks) => ({
  breakMs: breakSeconds * 1000,
  pausedAt: pausedAt === null ? null : Date.parse(pausedAt),
})
