import type { Instant } from '#core/clock'

/** A break of a time entry; open while it has no end. */
export interface Break {
  startedAt: Instant
  endedAt: Instant | null
}

/*
 * The functions below take the breaks of one entry, ordered and without overlaps, and return them the same way.
 * They place an event at the time it was meant for, not at the time it arrived: a client without a connection delivers
 * late, out of order and more than once.
 */

/** Adds a pause: it lasts until the next break that is already known, else it stays open. */
export function addPause(breaks: readonly Break[], at: Instant): Break[] {
  if (breaks.some((one) => isDuring(one, at))) return [...breaks]
  const next = breaks.find(({ startedAt }) => startedAt > at)
  if (!next) return [...breaks, { startedAt: at, endedAt: null }]
  return breaks.map((one) => (one === next ? { ...next, startedAt: at } : one))
}

/** Adds a break that is over; it merges with those that it overlaps or touches. */
export function addBreak(breaks: readonly Break[], from: Instant, to: Instant): Break[] {
  if (to <= from) return [...breaks]
  const isMerged = (one: Break) => one.startedAt <= to && endOf(one) >= from
  const merged = breaks.filter(isMerged)
  const start = Math.min(from, ...merged.map(({ startedAt }) => startedAt))
  const end = Math.max(to, ...merged.map(endOf))
  const others = breaks.filter((one) => !isMerged(one))
  return [...others, breakUntil(start, end)].sort((a, b) => a.startedAt - b.startedAt)
}

/** Ends the break that contains an instant. @returns undefined when there is none */
export function endBreak(breaks: readonly Break[], at: Instant): Break[] | undefined {
  if (!breaks.some((one) => isDuring(one, at))) return undefined
  return breaks
    .map((one) => (isDuring(one, at) ? { ...one, endedAt: at } : one))
    .filter((one) => !isEmpty(one))
}

/** Cuts off what lies outside of an entry. The end of the entry ends an open break. */
export function clipBreaks(breaks: readonly Break[], entry: Break): Break[] {
  return breaks
    .map((one) =>
      breakUntil(Math.max(one.startedAt, entry.startedAt), Math.min(endOf(one), endOf(entry)))
    )
    .filter((one) => !isEmpty(one))
}

/** Seconds of the breaks that have ended. */
export const breakSecondsOf = (breaks: readonly Break[]) =>
  breaks.reduce((sum, { startedAt, endedAt }) => sum + ((endedAt ?? startedAt) - startedAt), 0) /
  1000

const endOf = ({ endedAt }: Break) => endedAt ?? Number.POSITIVE_INFINITY

const breakUntil = (startedAt: Instant, end: number): Break => ({
  startedAt,
  endedAt: Number.isFinite(end) ? end : null,
})

const isDuring = (one: Break, at: Instant) => one.startedAt <= at && endOf(one) > at

const isEmpty = (one: Break) => endOf(one) <= one.startedAt
