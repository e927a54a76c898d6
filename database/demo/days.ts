import { DateTime } from 'luxon'
import type { Day } from '#core/clock'

const at = (day: Day) => DateTime.fromISO(day, { zone: 'UTC' })

export const addMonths = (day: Day, months: number): Day =>
  at(day).plus({ months }).toFormat('yyyy-MM-dd')

/** Monday to Friday; the office is closed from Christmas Eve to New Year's Day. */
export function isWorkday(day: Day) {
  const date = day.slice(5)
  return at(day).weekday <= 5 && date < '12-24' && date > '01-01'
}

/** The day itself, or the next one on which somebody works. */
export function workdayFrom(day: Day): Day {
  let found = at(day)
  while (!isWorkday(found.toFormat('yyyy-MM-dd'))) found = found.plus({ days: 1 })
  return found.toFormat('yyyy-MM-dd')
}

/** The day itself, or the last workday before: records of the last days must lie in the past. */
export function workdayUntil(day: Day): Day {
  let found = at(day)
  while (!isWorkday(found.toFormat('yyyy-MM-dd'))) found = found.minus({ days: 1 })
  return found.toFormat('yyyy-MM-dd')
}
