import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { TrackedTask } from './tracked_task'

/** The task that is being tracked. */
export interface ActiveTimer {
  taskId: string
  title: string
  projectName: string | null
  entryId: string
  /** When it began, in ms since 1970 of the server's clock. */
  startedAt: number
  /** A break that was already written down while it runs. */
  breakSeconds: number
  /** The server's clock less this browser's, in ms. */
  clockOffset: number
}

/** Below this the difference of the clocks is the way of the answer, not a wrong clock. */
const CLOCK_TOLERANCE_MS = 3000

const store = getDefaultStore()
const activeAtom = atom<ActiveTimer | null>(null)

export const useActiveTimer = () => useAtomValue(activeAtom)
export const activeTimer = () => store.get(activeAtom)

export function setActiveTimer(timer: ActiveTimer | null) {
  if (JSON.stringify(timer) !== JSON.stringify(activeTimer())) store.set(activeAtom, timer)
}

/** The timer that runs on one of the tasks: the entry without an end. @param userId whose timer */
export function findActiveTimer(tasks: TrackedTask[], userId: string | null, now = Date.now()) {
  for (const task of tasks) {
    const entry = task.timeEntries.find(
      ({ endTime, user }) => endTime === null && (!userId || user._id === userId)
    )
    if (!entry) continue
    const startedAt = Date.parse(entry.startTime)
    const offset = startedAt + (entry.seconds + entry.breakSeconds) * 1000 - now
    return {
      taskId: task._id,
      title: task.title,
      projectName: task.project?.name ?? null,
      entryId: entry._id,
      startedAt,
      breakSeconds: entry.breakSeconds,
      clockOffset: Math.abs(offset) > CLOCK_TOLERANCE_MS ? Math.round(offset / 1000) * 1000 : 0,
    } satisfies ActiveTimer
  }
  return null
}
