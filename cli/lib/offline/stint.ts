import type { BodyOf } from '#api/routes'
import { Failure } from '../failures/failure.js'
import { newRepeatKey } from '../server/repeat_key.js'
import type { ServerMoment } from '../server/server_moment.js'
import type { RunningTask, TrackedTask } from '../timer/timer_state.js'

/** A break; without a start it ends the one that was open before, without an end it lasts. */
export interface OfflineBreak {
  start?: ServerMoment
  end?: ServerMoment
  /** The idempotency keys of a pause and a resume that were given up, and that the server may still carry out. */
  startKey?: string | undefined
  endKey?: string | undefined
}

/** A break in a request: its times are instants. */
export interface SentBreak {
  startTime?: string
  endTime?: string
  startKey?: string
  endKey?: string
}

/** A person's own words about the time. */
export interface StintDetails {
  note?: string
  /** Names; added to the tags of an entry that the server knows. */
  tags?: string[]
}

/** A new entry as it is sent. */
export type EnteredTime = BodyOf<'POST', '/api/time-entries'>

/** A request that may have reached the server: it is repeated word for word, with its key, until it is answered. */
export interface SentRequest {
  key: string
  /** Of work that the server does not know yet. */
  begun?: { taskId: string; startTime: string; startKey?: string }
  /** Of time that was entered: the whole request. */
  entered?: EnteredTime
  times: StintDetails & { endTime?: string; breaks: SentBreak[] }
  /** The parts of the stint in it. */
  covers: { breaks: number; isBreakOpen: boolean; hasEnd: boolean }
}

/**
 * Work on one task that the server does not know yet, as a whole: with a start of its own, or the breaks and the end of an
 * entry that the server knows.
 */
export interface Stint extends TrackedTask, StintDetails {
  /** Names it in this journal. */
  id: string
  /** The entry on the server. */
  entryId?: string
  start?: ServerMoment
  end?: ServerMoment
  breaks: OfflineBreak[]
  /**
   * Of time that was entered (`kontor log`) instead of tracked: it ends no timer. With a duration the server finds a free
   * place on the day, so there is no start.
   */
  entered?: { date?: string; duration?: string }
  /** The idempotency key of a start that was given up, and that the server may still carry out. */
  startKey?: string
  sent?: SentRequest
  /** The server has refused it, for this reason; it waits for a decision. */
  refused?: { code: string; sentence: string }
}

/** The timer of this machine without a connection. */
export interface OfflineWork {
  stints: Stint[]
  running?: RunningTask | undefined
}

/** Details of a start. */
export interface StartDetails extends StintDetails {
  startKey?: string
}

/** The id of an entry that only this journal knows. */
const LOCAL = 'offline:'

/** Whether what runs has not reached the server yet. */
export const isLocal = ({ entryId }: Pick<RunningTask, 'entryId'>) => entryId.startsWith(LOCAL)

/** Whether a stint is that of what runs. */
export const isStintOf = (stint: Stint, { entryId }: Pick<RunningTask, 'entryId'>) =>
  stint.entryId === entryId || `${LOCAL}${stint.id}` === entryId

/** The stint that is meant by its id or the end of one. @throws `no_such_stint` */
export function chooseStint(stints: Stint[], wanted: string): Stint {
  const [only, second] = stints.filter(({ id }) => wanted.length >= 4 && id.endsWith(wanted))
  if (only && !second) return only
  throw new Failure('no_such_stint', { values: { wanted }, next: 'kontor sync' })
}

/** Starts a task at a moment and ends another one then. The same task goes on. */
export function startOffline(
  work: OfflineWork,
  task: TrackedTask,
  now: ServerMoment,
  details: StartDetails = {}
): OfflineWork {
  const { taskId, title, project } = task
  if (work.running?.taskId === taskId) return work
  const { stints } = work.running ? stopOffline(work, now) : work
  const id = newRepeatKey()
  const stint: Stint = { id, taskId, title, project, start: now, breaks: [], ...details }
  return {
    stints: [...stints, stint],
    running: {
      taskId,
      title,
      project,
      entryId: `${LOCAL}${id}`,
      startedAt: new Date(now.at).toISOString(),
      breakSeconds: 0,
      pausedAt: null,
      seen: now,
    },
  }
}

/** Ends what runs at a moment. Breaks after it are forgotten. */
export const stopOffline = (work: OfflineWork, now: ServerMoment): OfflineWork => ({
  stints: changeRunning(work, (stint) => endedAt(stint, now)),
})

/** A stint with another end. */
export function endedAt(stint: Stint, end: ServerMoment): Stint {
  const breaks = stint.breaks
    .filter(({ start }) => !start || start.at < end.at)
    .map((one) => (one.end && one.end.at > end.at ? { ...one, end } : one))
  return { ...stint, end, breaks }
}

/** Begins a break, unless there is one. @param startKey of a pause that was given up */
export function pauseOffline(work: OfflineWork, now: ServerMoment, startKey?: string): OfflineWork {
  if (!work.running || work.running.pausedAt !== null) return work
  return {
    stints: changeRunning(work, (stint) => ({
      ...stint,
      breaks: [...stint.breaks, { start: now, ...(startKey && { startKey }) }],
    })),
    running: { ...work.running, pausedAt: new Date(now.at).toISOString(), seen: now },
  }
}

/** Ends the break of what runs. @param endKey of a resume that was given up */
export function resumeOffline(work: OfflineWork, now: ServerMoment, endKey?: string): OfflineWork {
  const { running } = work
  if (!running || running.pausedAt === null) return work
  const lasted = Math.max(0, Math.floor((now.at - Date.parse(running.pausedAt)) / 1000))
  return {
    stints: changeRunning(work, (stint) => ({
      ...stint,
      breaks: endLast(stint.breaks, { end: now, ...(endKey && { endKey }) }),
    })),
    running: {
      ...running,
      pausedAt: null,
      breakSeconds: running.breakSeconds + lasted,
      seen: now,
    },
  }
}

function endLast(breaks: OfflineBreak[], end: OfflineBreak): OfflineBreak[] {
  const last = breaks.at(-1)
  return last && !last.end ? [...breaks.slice(0, -1), { ...last, ...end }] : [...breaks, end]
}

/** Changes the stint of what runs; of an entry that the server knows, it begins with the first change. */
export function changeRunning(
  { stints, running }: OfflineWork,
  change: (stint: Stint) => Stint
): Stint[] {
  if (!running) return stints
  const { taskId, title, project, entryId } = running
  const isIt = (stint: Stint) => !stint.refused && isStintOf(stint, running)
  if (stints.some(isIt)) return stints.map((stint) => (isIt(stint) ? change(stint) : stint))
  return [...stints, change({ id: newRepeatKey(), taskId, title, project, entryId, breaks: [] })]
}
