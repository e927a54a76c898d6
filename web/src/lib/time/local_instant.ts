import type { Day } from '@/lib/time/days'
import { instantsOf, wallClock } from '@/lib/time/zone'

/** The local day of an instant. */
export const dayOf = (instant: string): Day => wallClock(Date.parse(instant)).slice(0, 10)

/** `HH:mm` of an instant. */
export const timeOf = (instant: string) => wallClock(Date.parse(instant)).slice(11)

/**
 * The instant of a local day and time, ISO 8601 in UTC; undefined when one of them is missing.
 * @param after of a time that the clock shows twice in autumn the second one, when the first is not after this
 */
export function instantOf(day: Day | '', time: string, after?: string): string | undefined {
  if (!day || !time) return undefined
  const [first, second] = instantsOf(`${day}T${time}`).map((at) => new Date(at).toISOString())
  return first && after && first <= after ? (second ?? first) : first
}

/** Whether the clock leaves out this time on this day, because summer begins. */
export function isSkipped(day: Day | '', time: string) {
  const instant = instantOf(day, time)
  return instant !== undefined && timeOf(instant) !== time
}

export const minutesOf = (seconds: number) => Math.round(seconds / 60)
