import { DateTime } from 'luxon'
import { addDays, type Day, type Instant } from '#core/clock'
import {
  dayInMonth,
  dayOfMonth,
  daysBetween,
  endOfMonth,
  monthAfter,
  weekdayInMonth,
} from './month_days.js'
import type { Schedule } from './schedule.js'

/** Invoices are made in the early morning of the company, so that they are there when people come. */
const RUN_AT = 'T06:00:00'

/**
 * The date with a number, counted from 0; always computed from the start, never from the date before it:
 * the 31st stays the 31st after a February. Negative numbers give the dates that would have come before.
 */
export const occurrence = (schedule: Schedule, index: number): Day =>
  dateOfStep(schedule, index + firstStep(schedule))

/** The number of the first date that is not before a day. */
export function indexFrom(schedule: Schedule, day: Day): number {
  const past = daysBetween(schedule.startOn, day)
  // Surely not too far, whatever the lengths of the months between.
  let index = Math.max(0, Math.floor(past / longestStep(schedule)) - 2)
  while (occurrence(schedule, index) < day) index++
  return index
}

/** When the invoice of a date is made: an instant that exists in every time zone and on days when clocks change. */
export const dueAt = (day: Day, timeZone: string): Instant =>
  DateTime.fromISO(day + RUN_AT, { zone: timeZone }).toMillis()

/** The first steps of a rule may lie before the start of the schedule: the 5th when it starts on the 20th. */
function firstStep(schedule: Schedule) {
  let step = 0
  while (dateOfStep(schedule, step) < schedule.startOn) step++
  return step
}

function dateOfStep(schedule: Schedule, step: number): Day {
  const { startOn, every, unit } = schedule
  if (unit === 'day') return addDays(startOn, every * step)
  if (unit === 'week') return addDays(startOn, 7 * every * step)
  const months = unit === 'year' ? 12 * every : every
  if (schedule.on !== 'twoDays') return dateInMonth(schedule, monthAfter(startOn, months * step))

  const month = monthAfter(startOn, months * Math.floor(step / 2))
  const isSecond = step % 2 !== 0
  return dayInMonth(month, (isSecond ? schedule.secondDay : schedule.day) ?? 1)
}

function dateInMonth({ on, startOn, day, nth, weekday }: Schedule, month: Day): Day {
  if (on === 'lastDay') return endOfMonth(month)
  if (on === 'weekday') return weekdayInMonth(month, nth ?? 1, weekday ?? 1)
  return dayInMonth(month, day ?? dayOfMonth(startOn))
}

/** Days that a step lasts at most. */
function longestStep({ unit, every }: Schedule) {
  return every * { day: 1, week: 7, month: 31, year: 366 }[unit]
}
