import { addDays, type Day } from '#core/clock'
import { monthAfter } from './month_days.js'
import { indexFrom, occurrence } from './occurrences.js'
import type { Schedule, ServicePeriod } from './schedule.js'

/** When the invoices of a retainer come, and what they are for. */
export interface RetainerTiming {
  schedule: Schedule
  servicePeriod: ServicePeriod
}

/** A period of a retainer; both days included. */
export interface RetainerPeriod {
  from: Day
  until: Day
  /** Number of the date whose invoice is its fee. */
  paidBy: number
}

/**
 * The period that contains a day. Periods follow each other without a gap: from one date of the schedule to the next, or
 * whole months when the invoices are for months.
 */
export function periodOf(timing: RetainerTiming, day: Day): RetainerPeriod {
  let index = indexFrom(timing.schedule, day)
  while (startOf(timing, index) > day) index--
  while (startOf(timing, index + 1) <= day) index++
  return periodWith(timing, index)
}

/** The first day of the period that the invoice of the next date pays for. */
export const firstPeriodOf = ({
  timing,
  nextIndex,
}: {
  timing: RetainerTiming
  nextIndex: number
}) => startOf(timing, isBehind(timing) ? nextIndex - 1 : nextIndex)

/** The last day of the period that the invoice of a date pays for. */
export const lastPaidDay = (timing: RetainerTiming, index: number): Day =>
  periodWith(timing, isBehind(timing) ? index - 1 : index).until

const periodWith = (timing: RetainerTiming, index: number): RetainerPeriod => ({
  from: startOf(timing, index),
  until: addDays(startOf(timing, index + 1), -1),
  paidBy: isBehind(timing) ? index + 1 : index,
})

/** The fee is paid after its period. */
const isBehind = ({ servicePeriod }: RetainerTiming) =>
  servicePeriod === 'behind' || servicePeriod === 'monthBefore'

function startOf({ schedule, servicePeriod }: RetainerTiming, index: number): Day {
  const day = occurrence(schedule, index)
  const isForMonths = servicePeriod === 'month' || servicePeriod === 'monthBefore'
  const isByMonths = schedule.unit === 'month' || schedule.unit === 'year'
  return isForMonths && isByMonths && schedule.on !== 'twoDays' ? monthAfter(day, 0) : day
}
