import { addDays, type Day, type Instant } from '#core/clock'
import { endOfDay, type Period, startOfDay } from '#modules/tasks/local_time'

export interface LocalDay extends Period {
  day: Day
}

/** The days from one to another, both included, each with its first instant and that of the next. */
export function localDays(from: Day, to: Day, timeZone: string): LocalDay[] {
  const days: LocalDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const start = days.at(-1)?.to ?? startOfDay(day, timeZone)
    days.push({ day, from: start, to: endOfDay(day, timeZone) })
  }
  return days
}

/** The days that a span touches, of days in order. */
export function daysOf(days: readonly LocalDay[], from: Instant, to: Instant): LocalDay[] {
  const touched: LocalDay[] = []
  for (let index = firstAfter(days, from); index < days.length; index++) {
    const day = days[index] as LocalDay
    if (day.from >= to && touched.length > 0) break
    if (day.from > to) break
    touched.push(day)
  }
  return touched
}

/** The index of the first day that ends after an instant. */
function firstAfter(days: readonly LocalDay[], at: Instant) {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] as LocalDay).to <= at) low = middle + 1
    else high = middle
  }
  return low
}
