import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { runningTimer } from './offline/stint'
import { stintsHere, useStints } from './offline/stints'
import type { TimeEntry, TrackedTask } from './tracked_task'

/** The task that is being tracked. */
export interface ActiveTimer {
  taskId: string
  title: string
  /** Null for a task without a project; undefined where this browser does not know. */
  projectName: string | null | undefined
  entryId: string
  /** When it began, in ms since 1970 of the server's clock. */
  startedAt: number
  /** Length of the breaks that have ended. */
  breakMs: number
  /** When the open break began, in ms since 1970 of the server's clock; null while the timer counts. */
  pausedAt: number | null
}

const store = getDefaultStore()
/** By the last answer of the server. */
const knownAtom = atom<ActiveTimer | null>(null)

/** The running timer, also one that began in this browser without a connection. */
export function useActiveTimer() {
  const known = useAtomValue(knownAtom)
  const stints = useStints()
  return useMemo(() => runningTimer(known, stints), [known, stints])
}

/** The running timer by the last answer of the server. */
export const knownTimer = () => store.get(knownAtom)

export const activeTimer = () => runningTimer(knownTimer(), stintsHere())

/** Takes over what the server says. */
export function setActiveTimer(timer: ActiveTimer | null) {
  if (JSON.stringify(timer) !== JSON.stringify(store.get(knownAtom))) store.set(knownAtom, timer)
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
  const timer = store.get(knownAtom)
  if (timer?.entryId === entry._id) setActiveTimer({ ...timer, ...breaksOf(entry) })
}

/** Takes an entry over that was recorded here: it runs on, or it has ended. */
export function followEntry(entry: EntryOfTask) {
  const { task, endTime, _id, startTime } = entry
  if (endTime === null) {
    setActiveTimer({
      taskId: task._id,
      title: task.title,
      projectName: task.project?.name ?? null,
      entryId: _id,
      startedAt: Date.parse(startTime),
      ...breaksOf(entry),
    })
  } else if (store.get(knownAtom)?.entryId === _id) setActiveTimer(null)
}

type EntryOfTask = Pick<TimeEntry, '_id' | 'startTime' | 'endTime' | keyof EntryBreaks> & {
  task: { _id: string; title: string; project: { name: string | null } | null }
}

type EntryBreaks = Pick<TimeEntry, 'breakSeconds' | 'pausedAt'>

const breaksOf = ({ breakSeconds, pausedAt }: EntryBreaks) => ({
  breakMs: breakSeconds * 1000,
  pausedAt: pausedAt === null ? null : Date.parse(pausedAt),
})
