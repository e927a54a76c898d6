import { addDays, type Day } from '#core/clock'
import { endOfMonth, monthAfter } from './month_days.js'
import { occurrence } from './occurrences.js'
import type { Schedule, ServicePeriod } from './schedule.js'

/** First and last day of what the invoice of a date is for. */
export interface Period {
  from: Day
  until: Day
}

/** The service period of the invoice with a number; null when it only has its own date. */
export function servicePeriod(
  schedule: Schedule,
  kind: ServicePeriod,
  index: number
): Period | null {
  if (kind === 'none') return null
  if (kind === 'ahead') return between(schedule, index)
  if (kind === 'behind') return between(schedule, index - 1)
  const month = monthAfter(occurrence(schedule, index), kind === 'month' ? 0 : -1)
  return { from: month, until: endOfMonth(month) }
}

const between = (schedule: Schedule, index: number): Period => ({
  from: occurrence(schedule, index),
  until: addDays(occurrence(schedule, index + 1), -1),
})
