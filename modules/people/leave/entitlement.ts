import { DateTime } from 'luxon'
import type { Day } from '#core/clock'

/**
 * Holiday of a year in half days: a twelfth for each full month of work (§ 5 BUrlG). A rest of half a day or more
 * becomes a whole day (§ 5 (2) BUrlG), a smaller one half a day.
 * @param fullYear half days of a full year
 */
export function proRata(
  fullYear: number,
  year: number,
  { startsOn, endsOn }: { startsOn: Day | null; endsOn: Day | null }
): number {
  const months = fullMonths(year, startsOn, endsOn)
  const twentyFourths = fullYear * months
  const whole = Math.floor(twentyFourths / 24)
  const rest = twentyFourths % 24
  if (rest === 0) return whole * 2
  return rest >= 12 ? (whole + 1) * 2 : whole * 2 + 1
}

function fullMonths(year: number, startsOn: Day | null, endsOn: Day | null) {
  const first = `${year}-01-01`
  const last = `${year}-12-31`
  const from = startsOn !== null && startsOn > first ? startsOn : first
  const to = endsOn !== null && endsOn < last ? endsOn : last
  if (to < from) return 0
  const at = (day: Day) => DateTime.fromISO(day, { zone: 'UTC' })
  return Math.floor(at(to).plus({ days: 1 }).diff(at(from), 'months').months)
}

/** A year of holiday, in half days. */
export interface LeaveFigures {
  entitled: number
  carried: number
  /** Approved days of the year up to the day on which the carried ones expire. */
  takenUntilExpiry: number
  /** All approved days of the year. */
  taken: number
  isExpired: boolean
}

/** Carried days are used first; what is left of them on their last day is lost. */
export function leaveBalance(figures: LeaveFigures): { expired: number; remaining: number } {
  const { entitled, carried, takenUntilExpiry, taken, isExpired } = figures
  const expired = isExpired ? Math.max(0, carried - takenUntilExpiry) : 0
  return { expired, remaining: entitled + carried - taken - expired }
}
