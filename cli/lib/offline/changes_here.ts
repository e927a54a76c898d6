import type { Context } from '../context.js'
import type { ListedEntry } from '../entries/own_entries.js'
import { Failure } from '../failures/failure.js'
import { newRepeatKey } from '../server/repeat_key.js'
import type { ServerMoment } from '../server/server_moment.js'
import type { RunningTask, TrackedTask } from '../timer/timer_state.js'
import { readDuration } from '../times/duration.js'
import { requestForEntered } from './delivery.js'
import { breakSecondsOf, entryHere, waitingEntries } from './entries_here.js'
import { changeJournal, needsServer, workHere } from './here.js'
import { momentAgo, typedAt } from './moved_time.js'
import {
  type EnteredTime,
  endedAt,
  isStintOf,
  type OfflineBreak,
  type OfflineWork,
  type Stint,
  startOffline,
  stopOffline,
} from './stint.js'

interface NewHere {
  task: TrackedTask
  body: EnteredTime
  /** The idempotency key of an attempt whose answer was lost: the same request is sent again then. */
  key?: string | undefined
  /** The day of a duration without one. */
  today: string
}

/** Enters time that was worked, which waits to be sent. */
export function logHere(context: Context, { task, body, key, today }: NewHere): ListedEntry {
  const { startTime, duration, date, note, tags } = body
  const id = newRepeatKey()
  const stint: Stint = {
    id,
    ...task,
    ...(startTime && { start: typedAt(Date.parse(startTime)) }),
    ...endOf(body),
    breaks: [],
    entered: duration && !startTime ? { duration, date: date ?? today } : {},
    ...(note && { note }),
    ...(tags?.length && { tags }),
    ...(key && { sent: requestForEntered(body, key) }),
  }
  changeJournal(context, 'log', (work) => ({ ...work, stints: [...work.stints, stint] }))
  const entry = waitingEntries(context).find(({ _id }) => _id === id)
  if (!entry) throw new Failure('no_such_entry', { values: { wanted: id } })
  return entry
}

function endOf({ startTime, endTime, duration }: EnteredTime) {
  if (endTime) return { end: typedAt(Date.parse(endTime)) }
  if (!startTime || !duration) return {}
  return { end: typedAt(Date.parse(startTime) + readDuration(duration) * 1000) }
}

/**
 * Parts an entry at a time: one that waits, or the running one of the server while it has no breaks, because only the
 * server knows where those are.
 * @returns both parts, as far as they wait here
 * @throws `needs_server`, `maybe_sent`
 */
export function splitHere(context: Context, { _id, waits }: ListedEntry, at: number) {
  const { running, stints } = workHere(context)
  const stint = stints.find(({ id, entryId }) => id === _id || entryId === _id)
  if (stint?.sent) throw new Failure('maybe_sent', { next: 'kontor sync' })
  const isRunning = running && (!waits || (stint && isStintOf(stint, running)))
  const hasBreaks = running?.breakSeconds !== 0 || running.pausedAt !== null
  if ((!waits && hasBreaks) || (!isRunning && !stint?.end)) throw needsServer(context, 'known')
  const laterId = newRepeatKey()
  changeJournal(context, 'edit', (work, now) =>
    isRunning
      ? splitRunning({ ...work, running }, stint, momentAgo(now, at))
      : { ...work, stints: work.stints.flatMap((each) => partsOf(each, { _id, laterId, at })) }
  )
  const parts = waitingEntries(context).filter((entry) => Date.parse(entry.startTime) >= at)
  const first = waitingEntries(context).find((entry) => entry._id === _id)
  return [first, parts.at(-1)].filter((part) => part !== undefined)
}

function splitRunning(
  { stints, running }: OfflineWork & { running: RunningTask },
  stint: Stint | undefined,
  moment: ServerMoment
): OfflineWork {
  const breaks = laterBreaks(stint?.breaks ?? [], moment)
  const { note, tags } = stint ?? {}
  const details = { ...(note !== undefined && { note }), ...(tags && { tags }) }
  const ended = stopOffline({ stints, running }, moment)
  const begun = startOffline(ended, running, moment, details)
  const next = begun.running && {
    ...begun.running,
    pausedAt: running.pausedAt,
    breakSeconds: breakSecondsOf({ breaks }),
  }
  const last = begun.stints.length - 1
  return {
    stints: begun.stints.map((each, index) => (index === last ? { ...each, breaks } : each)),
    running: next,
  }
}

function partsOf(stint: Stint, { _id, laterId, at }: { _id: string; laterId: string; at: number }) {
  if (stint.id !== _id) return [stint]
  const moment = typedAt(at)
  const later = { ...stint, id: laterId, start: moment, breaks: laterBreaks(stint.breaks, moment) }
  return [endedAt(stint, moment), later]
}

/** The breaks after a moment, or their rest. */
const laterBreaks = (breaks: OfflineBreak[], moment: ServerMoment): OfflineBreak[] =>
  breaks
    .filter(({ end }) => !end || end.at > moment.at)
    .map((one) => (one.start && one.start.at < moment.at ? { ...one, start: moment } : one))

/** Forgets an entry that waits. @throws `needs_server`, `maybe_sent` */
export function deleteHere(context: Context, reference: string): ListedEntry {
  const entry = entryHere(context, reference)
  if (!entry.waits) throw needsServer(context, 'known')
  changeJournal(context, 'delete', ({ stints, running }) => {
    const stint = stints.find(({ id }) => id === entry._id)
    if (stint?.sent) throw new Failure('maybe_sent', { next: 'kontor sync' })
    const isRunning = stint && running && isStintOf(stint, running)
    return {
      stints: stints.filter((each) => each !== stint),
      ...(!isRunning && { running }),
    }
  })
  return entry
}

/** Takes the latest change on this machine back. @returns what was taken back @throws `needs_server` */
export function undoHere(context: Context) {
  const last = context.journal()?.takeBack()
  if (!last) throw needsServer(context, 'undo')
  const note = context.timerNote()
  const seen = note.read()?.seen
  if (seen) note.write({ running: last.before.running, seen })
  const { kind, title } = last
  return { kind, title, description: context.t(`offline.undone.${kind}`, { task: title }) }
}
