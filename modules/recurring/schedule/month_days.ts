import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { LAST } from './schedule.js'

const dateOf = (day: Day) => DateTime.fromISO(day, { zone: 'UTC' })
const text = (date: DateTime) => date.toFormat('yyyy-MM-dd')

/** The first day of the month that comes some months after the one of a day. */
export const monthAfter = (day: Day, months: number): Day =>
  text(dateOf(day).startOf('month').plus({ months }))

export const dayOfMonth = (day: Day): number => dateOf(day).day

/** The last day of a month. */
export const endOfMonth = (day: Day): Day => text(dateOf(day).endOf('month'))

/** A day of a month; the 31st of a short month is its last day. */
export function dayInMonth(month: Day, wanted: number): Day {
  const date = dateOf(month)
  return text(date.set({ day: Math.min(wanted, date.daysInMonth ?? wanted) }))
}

/** The n-th Monday, Tuesday … of a month, or its last one. @param weekday 1 is Monday */
export function weekdayInMonth(month: Day, nth: number, weekday: number): Day {
  if (nth === LAST) {
    const end = dateOf(month).endOf('month')
    return text(end.minus({ days: (end.weekday - weekday + 7) % 7 }))
  }
  const first = dateOf(month).startOf('month')
  return text(first.plus({ days: ((weekday - first.weekday + 7) % 7) + 7 * (nth - 1) }))
}

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
