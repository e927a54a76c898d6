import type { EntryChange } from '../../commands/time/change.js'
import type { Context } from '../context.js'
import { entryBy, type ListedEntry } from '../entries/own_entries.js'
import { Failure } from '../failures/failure.js'
import type { HereWithCaller } from '../server/here.js'
import { elapsedSeconds, type RunningTask, type TrackedTask } from '../timer/timer_state.js'
import { readDuration } from '../times/duration.js'
import type { Period } from '../times/read_period.js'
import { dayOf, instantsAt } from '../times/zoned.js'
import { changeJournal, needsServer, placeHere, workHere } from './here.js'
import { typedAt } from './moved_time.js'
import { changeRunning, endedAt, isStintOf, type OfflineWork, type Stint } from './stint.js'

/** Those of a period. @param period days in the zone of the company, both included */
export function waitingIn(
  context: Context,
  { timeZone }: HereWithCaller,
  { from, to }: Period
): ListedEntry[] {
  return waitingEntries(context).filter(({ startTime }) => {
    const day = dayOf(Date.parse(startTime), timeZone)
    return day >= from && day <= to
  })
}

/** Entries that only this machine has, the newest first; also the running one. */
export function waitingEntries(context: Context): ListedEntry[] {
  const { stints, running } = workHere(context)
  const { timeZone } = placeHere(context)
  return stints
    .filter(({ start, entered }) => start ?? entered)
    .map((stint) => entryOf(stint, { running, timeZone }))
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime))
}

/**
 * The entry that a word names among those that this machine can change: what runs, then those that wait.
 * @throws `needs_server`
 */
export function entryHere(context: Context, reference?: string): ListedEntry {
  const { stints, running } = workHere(context)
  const waiting = waitingEntries(context)
  const isWaiting = running && stints.some((stint) => stint.start && isStintOf(stint, running))
  const known = running && !isWaiting ? [runningEntry(running, stints)] : []
  try {
    return entryBy([...known, ...waiting], reference)
  } catch {
    throw needsServer(context, 'entry')
  }
}

/**
 * Changes an entry on this machine, where it waits to be sent. Of one that the server knows only the note and new tags.
 * @param task where the change names another one
 * @throws `needs_server`, `maybe_sent`, `ends_before_start`
 */
export function changeHere(
  context: Context,
  { entry, change, task }: { entry: ListedEntry; change: EntryChange; task?: TrackedTask }
): ListedEntry {
  const { startTime, endTime, duration, note: text, tags, taskId: _, ...others } = change
  const note = text === null ? '' : text
  if (Object.keys(others).length) throw needsServer(context, 'fields')
  const isMoved = [startTime, endTime, duration, task].some((value) => value !== undefined)
  const isTaken = tags && entry.tags.some((name) => !tags.includes(name))
  if (!entry.waits && (isMoved || isTaken)) throw needsServer(context, 'known')
  const step = (stint: Stint): Stint => {
    if (stint.sent) throw new Failure('maybe_sent', { next: 'kontor sync' })
    const { refused: __, ...rest } = stint
    const details = { ...(note !== undefined && { note }), ...(tags && { tags }) }
    return { ...timed(rest, change), ...task, ...details }
  }
  const { after } = changeJournal(context, 'edit', (work) => withChanged(work, entry, step))
  const stint = after.stints.find(({ id }) => id === entry._id)
  if (stint) return entryOf(stint, { ...after, timeZone: placeHere(context).timeZone })
  return { ...entry, ...(note !== undefined && { note }), ...(tags && { tags }) }
}

function withChanged(
  work: OfflineWork,
  entry: ListedEntry,
  step: (stint: Stint) => Stint
): OfflineWork {
  if (!entry.waits) return { ...work, stints: changeRunning(work, step) }
  const stints = work.stints.map((stint) => (stint.id === entry._id ? step(stint) : stint))
  const stint = stints.find(({ id }) => id === entry._id)
  const { running } = work
  if (!stint || !running || !isStintOf(stint, running)) return { ...work, stints }
  if (stint.end) return { stints }
  const { taskId, title, project, start } = stint
  const startedAt = start ? new Date(start.at).toISOString() : running.startedAt
  return { stints, running: { ...running, taskId, title, project, startedAt } }
}

/** A stint with other times. @throws `ends_before_start` */
function timed(stint: Stint, { startTime, endTime, duration }: EntryChange): Stint {
  const start = startTime ? typedAt(Date.parse(startTime)) : stint.start
  if (duration && !start) return { ...stint, entered: { ...stint.entered, duration } }
  const wished = endTime ? Date.parse(endTime) : undefined
  const at = !duration || !start ? wished : start.at + readDuration(duration) * 1000
  const end = at === undefined ? stint.end : typedAt(at)
  if (start && end && end.at < start.at) throw new Failure('ends_before_start')
  const moved = { ...stint, ...(start && { start }) }
  return end && end !== stint.end ? endedAt(moved, end) : moved
}

interface Around {
  running?: RunningTask | undefined
  timeZone: string
}

function entryOf(stint: Stint, { running, timeZone }: Around): ListedEntry {
  const { id, start, end, note = '', tags = [], entered } = stint
  const placed = start ? undefined : entered
  const startAt = start?.at ?? firstOf(placed?.date, timeZone)
  const runs = running && isStintOf(stint, running)
  const endAt = placed?.duration ? startAt + readDuration(placed.duration) * 1000 : end?.at
  const breakSeconds = runs ? running.breakSeconds : breakSecondsOf(stint)
  return {
    _id: id,
    startTime: new Date(startAt).toISOString(),
    endTime: endAt === undefined ? null : new Date(endAt).toISOString(),
    seconds:
      endAt === undefined
        ? runs
          ? elapsedSeconds(running)
          : 0
        : Math.max(0, Math.floor((endAt - startAt) / 1000) - breakSeconds),
    breakSeconds,
    note,
    tags,
    billable: true,
    byDuration: placed !== undefined,
    task: { _id: stint.taskId, title: stint.title, project: projectOf(stint) },
    waits: true,
  }
}

/** The running entry of the server. Its own note and tags are not known here. */
function runningEntry(running: RunningTask, stints: Stint[]): ListedEntry {
  const { note = '', tags = [] } = stints.find((stint) => isStintOf(stint, running)) ?? {}
  return {
    _id: running.entryId,
    startTime: running.startedAt,
    endTime: null,
    seconds: elapsedSeconds(running),
    breakSeconds: running.breakSeconds,
    note,
    tags,
    billable: true,
    byDuration: false,
    task: { _id: running.taskId, title: running.title, project: projectOf(running) },
  }
}

const projectOf = ({ project }: TrackedTask) => (project === null ? null : { name: project })

/** Seconds of the breaks that have ended, with the entry at the latest. */
export function breakSecondsOf({ breaks, end }: Pick<Stint, 'breaks' | 'end'>) {
  const ms = breaks.reduce((sum, one) => {
    const until = one.end ?? end
    return one.start && until ? sum + Math.max(0, until.at - one.start.at) : sum
  }, 0)
  return Math.floor(ms / 1000)
}

/** The beginning of a day; of the present moment without one. */
function firstOf(day: string | undefined, timeZone: string) {
  if (!day) return Date.now()
  return instantsAt(day, { hour: 0, minute: 0, second: 0 }, timeZone)[0] ?? Date.parse(day)
}
