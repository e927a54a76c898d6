import { DateTime } from 'luxon'
import type { Day, Instant } from '#core/clock'

/** The hour at which monthly statements go out. */
const HOUR = 6

/** The first such day of a month that is later than a day. @param dayOfMonth 1 to 28 */
export function nextMonthlyDay(dayOfMonth: number, after: Day): Day {
  const here = DateTime.fromISO(after, { zone: 'UTC' }).set({ day: dayOfMonth })
  const next = here.toFormat('yyyy-MM-dd') > after ? here : here.plus({ months: 1 })
  return next.toFormat('yyyy-MM-dd')
}

/** Six in the morning of a day. */
export const morningOf = (day: Day, timeZone: string): Instant =>
  DateTime.fromISO(day, { zone: timeZone }).set({ hour: HOUR }).toMillis()

/** First and last day of the month before a day's. */
export function monthBefore(day: Day): { from: Day; until: Day } {
  const month = DateTime.fromISO(day, { zone: 'UTC' }).minus({ months: 1 })
  return {
    from: month.startOf('month').toFormat('yyyy-MM-dd'),
    until: month.endOf('month').toFormat('yyyy-MM-dd'),
  }
}
