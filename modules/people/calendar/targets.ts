import { DateTime } from 'luxon'
import type { Day } from '#core/clock'

/** The facts that decide a day's target, before public holidays and absences. */
export interface Terms {
  /** First and last day of work; null for none. */
  startsOn: Day | null
  endsOn: Day | null
  /** The earliest first. */
  patterns: readonly Pattern[]
}

interface Pattern {
  startsOn: Day
  /** By weekday, Monday first. */
  minutes: readonly number[]
}

/** Monday is 0. */
export const weekdayOf = (day: Day) => DateTime.fromISO(day, { zone: 'UTC' }).weekday - 1

/** The Monday of the week that a day is in. */
export const mondayOf = (day: Day): Day =>
  DateTime.fromISO(day, { zone: 'UTC' }).startOf('week').toFormat('yyyy-MM-dd')

/** The first day whose hours are compared with a target; null without targets. */
export function firstDayOf({ startsOn, patterns }: Terms): Day | null {
  const first = patterns[0]?.startsOn
  if (first === undefined) return null
  return startsOn !== null && startsOn > first ? startsOn : first
}

/** Seconds to work on a day by the pattern that applies then; 0 before the first day and after the last. */
export function plannedSeconds(terms: Terms, day: Day): number {
  const first = firstDayOf(terms)
  if (first === null || day < first || (terms.endsOn !== null && day > terms.endsOn)) return 0
  const pattern = terms.patterns.findLast(({ startsOn }) => startsOn <= day)
  return (pattern?.minutes[weekdayOf(day)] ?? 0) * 60
}

/** Half days of absence on a day: 0, 1 or 2. */
export interface AbsentDays {
  startsOn: Day
  endsOn: Day
  startsHalf: boolean
  endsHalf: boolean
}

/** An absence of one day that begins half is a half day. */
export function absentHalves({ startsOn, endsOn, startsHalf, endsHalf }: AbsentDays, day: Day) {
  if (day < startsOn || day > endsOn) return 0
  const isHalf = (day === startsOn && startsHalf) || (day === endsOn && endsHalf)
  return isHalf ? 1 : 2
}

/**
 * Seconds that are left to work: none on a public holiday, half on a half day of absence. Absences that nobody has
 * approved change nothing.
 */
export function targetSeconds(planned: number, { isHoliday, halves }: DayOff): number {
  if (isHoliday) return 0
  return (planned * (2 - Math.min(2, halves))) / 2
}

interface DayOff {
  isHoliday: boolean
  halves: number
}
