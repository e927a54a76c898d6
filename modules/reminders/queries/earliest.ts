import type { Day } from '#core/clock'

/** The earlier of two days of which each can be unknown. */
export const earliest = (one: Day | null, other: Day | null): Day | null =>
  one && other ? (one < other ? one : other) : (one ?? other)
