import { DateTime } from 'luxon'
import { addDays, type Day } from '#core/clock'
import { endOfMonth, monthAfter } from '#modules/recurring/public'

/** Some days, both included. */
export interface Bucket {
  from: Day
  to: Day
}

/** The last day of the month that comes some months after today's. */
export const endOfHorizon = (today: Day, months: number): Day =>
  endOfMonth(monthAfter(today, months))

/** The rest of this month and the months up to a day. */
export function monthBuckets(today: Day, until: Day): Bucket[] {
  const buckets: Bucket[] = []
  for (let from = today; from <= until; from = monthAfter(from, 1)) {
    buckets.push({ from, to: endOfMonth(from) })
  }
  return buckets
}

/** The rest of this week and the weeks up to a day; weeks end on Sunday. */
export function weekBuckets(today: Day, until: Day): Bucket[] {
  const buckets: Bucket[] = []
  for (let from = today; from <= until; ) {
    const { weekday } = DateTime.fromISO(from, { zone: 'UTC' })
    const sunday = addDays(from, 7 - weekday)
    const to = sunday < until ? sunday : until
    buckets.push({ from, to })
    from = addDays(to, 1)
  }
  return buckets
}
