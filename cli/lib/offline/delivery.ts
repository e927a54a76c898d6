import { newRepeatKey } from '../server/repeat_key.js'
import type { ServerMoment } from '../server/server_moment.js'
import type { EnteredTime, OfflineBreak, SentRequest, Stint } from './stint.js'

/**
 * The request that delivers a stint, made once: later it is repeated as it was.
 * @param seen an answer of the server just now
 */
export function requestFor(stint: Stint, seen: ServerMoment): SentRequest {
  const { start, end, breaks, taskId, entryId, startKey, note, tags } = stint
  if (stint.entered) return requestForEntered(enteredTime(stint, seen))
  const instant = (moment: ServerMoment) => new Date(instantOf(moment, seen)).toISOString()
  const times = {
    ...(note !== undefined && { note }),
    ...(tags?.length && { tags }),
    ...(end && { endTime: instant(end) }),
    breaks: breaks.map((one) => ({
      ...(one.start && { startTime: instant(one.start) }),
      ...(one.end && { endTime: instant(one.end) }),
      ...(one.startKey && { startKey: one.startKey }),
      ...(one.endKey && { endKey: one.endKey }),
    })),
  }
  const isBreakOpen = breaks.length > 0 && !breaks.at(-1)?.end
  const isNew = entryId === undefined && start !== undefined
  return {
    key: newRepeatKey(),
    ...(isNew && { begun: { taskId, startTime: instant(start), ...(startKey && { startKey }) } }),
    times,
    covers: { breaks: breaks.length, isBreakOpen, hasEnd: end !== undefined },
  }
}

/** The request for time that was entered. @param key of an attempt whose answer was lost */
export const requestForEntered = (entered: EnteredTime, key = newRepeatKey()): SentRequest => ({
  key,
  entered,
  times: { breaks: [] },
  covers: { breaks: 0, isBreakOpen: false, hasEnd: true },
})

function enteredTime(
  { taskId, start, end, entered, note, tags }: Stint,
  seen: ServerMoment
): EnteredTime {
  const instant = (moment: ServerMoment) => new Date(instantOf(moment, seen)).toISOString()
  return {
    taskId,
    ...(start && { startTime: instant(start) }),
    ...(end && { endTime: instant(end) }),
    ...entered,
    ...(note !== undefined && { note }),
    ...(tags?.length && { tags }),
  }
}

/** The rest to deliver of a stint after an answer; undefined for nothing. */
export function restOf(stint: Stint, { covers }: SentRequest, entryId: string): Stint | undefined {
  // Start, note and tags have been delivered with their request.
  const { id, taskId, title, project, end } = stint
  const lastTold = covers.isBreakOpen ? stint.breaks[covers.breaks - 1] : undefined
  const breaks: OfflineBreak[] = [
    ...(lastTold?.end ? [{ end: lastTold.end, endKey: lastTold.endKey }] : []),
    ...stint.breaks.slice(covers.breaks),
  ]
  const isEndTold = covers.hasEnd || stint.end === undefined
  return breaks.length === 0 && isEndTold
    ? undefined
    : { id, taskId, title, project, entryId, ...(end && { end }), breaks }
}

/**
 * When a moment was, by the server's clock, in ms since 1970: counted back from an answer of now by the uptime of the
 * machine, which nobody can set. After a restart, by the offset of the clocks that was measured last.
 */
export function instantOf({ at, uptimeMs, boot }: ServerMoment, seen: ServerMoment) {
  const isSameStart = boot === seen.boot && boot !== '' && uptimeMs <= seen.uptimeMs
  return Math.min(seen.at, isSameStart ? seen.at - (seen.uptimeMs - uptimeMs) : at)
}
