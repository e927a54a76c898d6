import type { Click, Moment } from '../journal'
import type { ActiveTimer } from '../timer_state'

/** A break; without a start it ends the one that was open before, without an end it lasts. */
export interface OfflineBreak {
  start?: Moment
  end?: Moment
  /** The idempotency keys of a pause and a resume, whose own requests the server may still carry out. */
  startKey?: string
  endKey?: string
}

/** A break in a request: its times are instants. */
interface SentBreak {
  startTime?: string
  endTime?: string
  startKey?: string
  endKey?: string
}

/** A request that may have reached the server: it is repeated word for word, with its key, until it is answered. */
export interface SentRequest {
  key: string
  /** Of work that the server does not know yet. */
  begun?: { taskId: string; startTime: string; startKey?: string }
  times: { endTime?: string; breaks: SentBreak[] }
  /** The parts of the stint in it. */
  covers: { breaks: number; isBreakOpen: boolean; hasEnd: boolean }
}

/**
 * Work on one task that the server does not know yet, as a whole: with a start of its own, or the breaks and the end of an
 * entry that the server knows.
 */
export interface Stint {
  /** Names it in this journal. */
  id: string
  taskId: string
  title: string
  /** Null for a task without a project; undefined where this browser does not know. */
  projectName: string | null | undefined
  /** The entry on the server. */
  entryId?: string
  start?: Moment
  /** The idempotency key of a start that was given up, and that the server may still carry out. */
  startKey?: string
  end?: Moment
  breaks: OfflineBreak[]
  sent?: SentRequest
  /** The server has refused it, for this reason; it waits for a decision. */
  refused?: { code: string; sentence: string }
}

export type TaskName = Pick<Stint, 'taskId' | 'title' | 'projectName'>

/** The id of an entry that only this journal knows. */
const LOCAL = 'offline:'
export const localId = (stintId: string) => `${LOCAL}${stintId}`
export const isLocal = (entryId: string) => entryId.startsWith(LOCAL)

/** The entry that a stint is about. */
export const entryOf = ({ id, entryId }: Stint) => entryId ?? localId(id)

export const isWaiting = ({ refused }: Stint) => refused === undefined

/** The running entry by the server's last answer and by what this journal adds to it; null for none. */
export function runningTimer(known: ActiveTimer | null, stints: readonly Stint[]) {
  const waiting = stints.filter(isWaiting)
  const own = waiting.find(({ entryId, end }) => entryId === undefined && !end)
  if (own?.start) {
    const { taskId, title, projectName, start } = own
    const timer: ActiveTimer = {
      taskId,
      title,
      projectName,
      entryId: localId(own.id),
      startedAt: start.at,
      breakMs: 0,
      pausedAt: null,
    }
    return withBreaks(timer, own.breaks)
  }
  const added = waiting.find(({ entryId }) => known && entryId === known.entryId)
  if (!known || !added) return known
  return added.end ? null : withBreaks(known, added.breaks)
}

function withBreaks(timer: ActiveTimer, breaks: readonly OfflineBreak[]): ActiveTimer {
  let { breakMs, pausedAt } = timer
  for (const { start, end } of breaks) {
    if (start) pausedAt ??= start.at
    if (!end || pausedAt === null) continue
    breakMs += Math.max(0, end.at - pausedAt)
    pausedAt = null
  }
  return { ...timer, breakMs, pausedAt }
}

/** The breaks of pauses and resumes that were not sent. */
export function breaksOf(clicks: readonly Click[]): OfflineBreak[] {
  const breaks: OfflineBreak[] = []
  for (const { id, kind, entryId: _, ...moment } of clicks) {
    const last = breaks.at(-1)
    if (kind === 'pause') breaks.push({ start: moment, startKey: id })
    else if (last && !last.end) Object.assign(last, { end: moment, endKey: id })
    else breaks.push({ end: moment, endKey: id })
  }
  return breaks
}

/**
 * Adds breaks, and an end, to the stint of a running entry. That of an entry which the server knows begins with the first
 * change. An entry that another tab has ended stays as it is.
 * @param id of a stint that begins
 */
export function addTo(
  stints: Stint[],
  { entryId, taskId, title, projectName }: ActiveTimer,
  { id, breaks, end }: { id: string; breaks: OfflineBreak[]; end?: Moment | undefined }
): Stint[] {
  const isOf = (stint: Stint) => isWaiting(stint) && entryOf(stint) === entryId
  const changed = (stint: Stint): Stint => ({
    ...stint,
    breaks: joined(stint.breaks, breaks),
    ...(end && { end }),
  })
  const own = stints.find(isOf)
  if (own?.end || (!own && isLocal(entryId))) return stints
  if (own) return stints.map((stint) => (stint === own ? changed(stint) : stint))
  return [...stints, changed({ id, taskId, title, projectName, entryId, breaks: [] })]
}

/** The first of the new breaks may be the end of the last one. */
function joined(breaks: OfflineBreak[], [first, ...others]: OfflineBreak[]): OfflineBreak[] {
  if (!first) return breaks
  const last = breaks.at(-1)
  if (first.start || !first.end || !last || last.end) return [...breaks, first, ...others]
  return [...breaks.slice(0, -1), { ...last, ...first }, ...others]
}
