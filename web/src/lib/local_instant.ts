import { type Day, today } from '@/lib/days'

/** The local day of an instant in the browser's zone. */
export const dayOf = (instant: string): Day => today(new Date(instant))

/** `HH:mm` of an instant in the browser's zone. */
export function timeOf(instant: string) {
  const date = new Date(instant)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The instant of a local day and time, ISO 8601 in UTC; undefined when one of them is missing. */
export function instantOf(day: Day | '', time: string): string | undefined {
  const date = new Date(`${day}T${time}`)
  return day && time && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

export const minutesOf = (seconds: number) => Math.round(seconds / 60)
