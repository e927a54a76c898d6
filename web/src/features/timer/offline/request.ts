import { newKey } from '@/lib/server/repeat_key'
import { serverNow } from '@/lib/time/server_clock'
import { ageOf, type Moment } from '../journal'
import type { OfflineBreak, SentRequest, Stint } from './stint'

/** The request that delivers a stint, made once, just after an answer of the server: later it is repeated as it was. */
export function requestFor(stint: Stint): SentRequest {
  const { start, startKey, end, breaks, taskId, entryId } = stint
  const isBreakOpen = breaks.length > 0 && !breaks.at(-1)?.end
  return {
    key: newKey(),
    ...(entryId === undefined &&
      start && { begun: { taskId, startTime: instantOf(start), ...(startKey && { startKey }) } }),
    times: {
      ...(end && { endTime: instantOf(end) }),
      breaks: breaks.map((one) => ({
        ...(one.start && { startTime: instantOf(one.start) }),
        ...(one.end && { endTime: instantOf(one.end) }),
        ...(one.startKey && { startKey: one.startKey }),
        ...(one.endKey && { endKey: one.endKey }),
      })),
    },
    covers: { breaks: breaks.length, isBreakOpen, hasEnd: end !== undefined },
  }
}

/** The rest to deliver of a stint after the answer to a request; undefined for nothing. */
export function restOf(stint: Stint, { covers }: SentRequest, entryId: string): Stint | undefined {
  const { sent: _, start: __, startKey: ___, ...rest } = stint
  const last = covers.isBreakOpen ? stint.breaks[covers.breaks - 1] : undefined
  const breaks: OfflineBreak[] = [
    ...(last?.end ? [{ end: last.end, ...(last.endKey && { endKey: last.endKey }) }] : []),
    ...stint.breaks.slice(covers.breaks),
  ]
  const isEndSent = covers.hasEnd || stint.end === undefined
  return breaks.length === 0 && isEndSent ? undefined : { ...rest, entryId, breaks }
}

/** When a moment was by the server's clock, counted back from now; never later than now. */
const instantOf = (moment: Moment) => new Date(serverNow() - ageOf(moment)).toISOString()
