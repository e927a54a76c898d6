import { type Day, today } from '@/lib/days'

/** The local day of an instant in the browser's zone. */
export const dayOf = (instant: string): Day => today(new Date(instant))

/** `HH:mm` of an instant in the browser's zone. */
export function timeOf(instant: string) {
  const date = new Date(instant)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * The instant of a local day and time, ISO 8601 in UTC; undefined when one of them is missing.
 * @param after of a time that the clock shows twice in autumn the second one, when the first is not after this
 */
export function instantOf(day: Day | '', time: string, after?: string): string | undefined {
  const date = new Date(`${day}T${time}`)
  if (!day || !time || Number.isNaN(date.getTime())) return undefined
  const first = date.toISOString()
  const second = again(date).toISOString()
  return after && first <= after && timeOf(second) === time ? second : first
}

/** Whether the clock leaves out this time on this day, because summer begins. */
export function isSkipped(day: Day | '', time: string) {
  const instant = instantOf(day, time)
  return instant !== undefined && timeOf(instant) !== time
}

/** Later by what the clock is put back in the hours behind an instant. */
function again(date: Date) {
  const later = new Date(date.getTime() + 3 * 3_600_000)
  const minutes = later.getTimezoneOffset() - date.getTimezoneOffset()
  return new Date(date.getTime() + Math.max(0, minutes) * 60_000)
}

export const minutesOf = (seconds: number) => Math.round(seconds / 60)
