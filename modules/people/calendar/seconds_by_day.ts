import { addDays, type Day, type Instant } from '#core/clock'
import { endOfDay, startOfDay, type TimeSpan, workedSeconds } from '#modules/tasks/public'

/** A local day with its first instant and that of the next. */
export interface LocalDay {
  day: Day
  from: Instant
  to: Instant
}

/** The days from one to another, both included. */
export function localDays(from: Day, to: Day, timeZone: string): LocalDay[] {
  const days: LocalDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const begin = days.at(-1)?.to ?? startOfDay(day, timeZone)
    days.push({ day, from: begin, to: endOfDay(day, timeZone) })
  }
  return days
}

/** Worked seconds by local day. Both lists are in the order of time, so each is walked once. */
export function secondsByDay(
  spans: readonly TimeSpan[],
  days: readonly LocalDay[]
): Map<Day, number> {
  const seconds = new Map<Day, number>(days.map(({ day }) => [day, 0]))
  let first = 0
  for (const span of spans) {
    while (first < days.length && (days[first]?.to ?? 0) <= span.startedAt) first += 1
    for (const { day, from, to } of days.slice(first, first + LONGEST_SPAN_DAYS)) {
      const worked = workedSeconds(span, { from, to })
      if (worked === 0 && from > span.startedAt) break
      seconds.set(day, (seconds.get(day) ?? 0) + worked)
    }
  }
  return seconds
}

/** A timer that was forgotten runs on; what lies beyond is no working time. */
const LONGEST_SPAN_DAYS = 366
