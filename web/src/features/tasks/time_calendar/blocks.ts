import type { TimeEntryWithTask } from '../task'
import { type DayScale, MINUTE_MS, type Span } from './day_scale'

/** The part of an entry that lies on a day, with its place beside others at the same time. */
export interface Block {
  entry: TimeEntryWithTask
  /** Minutes after the first instant of the day. */
  top: number
  /** Real minutes. */
  length: number
  /** Its place among those that share its time, from 0, and how many places there are. */
  lane: number
  lanes: number
  /** Whether the entry begins and ends on this day. */
  hasStart: boolean
  hasEnd: boolean
}

type Times = Pick<TimeEntryWithTask, 'startTime' | 'endTime'>

/** When an entry began and ended, a running one at `now`. */
export function spanOf({ startTime, endTime }: Times, now: number): Span {
  const start = Date.parse(startTime)
  return { start, end: endTime ? Date.parse(endTime) : Math.max(now, start + MINUTE_MS) }
}

/**
 * The blocks of a day. Entries over midnight have one on each of their days; those at the same time lie side by side, as
 * many as overlap at most, also through others.
 */
export function blocksOf(
  scale: DayScale,
  entries: readonly TimeEntryWithTask[],
  now: number
): Block[] {
  const parts = entries
    .map((entry) => ({ entry, span: spanOf(entry, now) }))
    .filter(({ span }) => span.start < scale.end && span.end > scale.start)
    .sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
  return clustersOf(parts).flatMap((cluster) => {
    const lanes = lanesOf(cluster)
    const count = Math.max(...lanes) + 1
    return cluster.map(({ entry, span }, index) => {
      const [from, to] = [Math.max(span.start, scale.start), Math.min(span.end, scale.end)]
      return {
        entry,
        top: (from - scale.start) / MINUTE_MS,
        length: (to - from) / MINUTE_MS,
        lane: lanes[index] ?? 0,
        lanes: count,
        hasStart: span.start >= scale.start,
        hasEnd: span.end <= scale.end,
      }
    })
  })
}

interface Part {
  entry: TimeEntryWithTask
  span: Span
}

/** Groups of parts that overlap, directly or through others; the parts come in the order of their starts. */
function clustersOf(parts: readonly Part[]): Part[][] {
  const clusters: Part[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const part of parts) {
    if (part.span.start >= end) clusters.push([])
    clusters.at(-1)?.push(part)
    end = Math.max(end, part.span.end)
  }
  return clusters
}

/** The first free lane of each part. */
function lanesOf(cluster: readonly Part[]): number[] {
  const ends: number[] = []
  return cluster.map(({ span }) => {
    const free = ends.findIndex((end) => end <= span.start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = span.end
    return lane
  })
}
