import { type Minor, minor, NOTHING } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { DayAllowance } from './meal_allowance.js'
import type { DayWithMeals } from './travel_days.js'

/** The rates of a country that counts calendar days, in minor units. */
export interface RatesByDay {
  rule: 'days'
  /** A day away for 24 hours. */
  fullDay: Minor
  /** More than eight hours away, and the days of departure and return of a journey with a stay overnight. */
  partDay: Minor
  /** Percent of a full day that a meal takes off when somebody else paid it. */
  breakfast: bigint
  lunch: bigint
  dinner: bigint
}

/** § 9 (4a) sentence 3 no. 3 EStG: more than eight hours. */
const SHORTEST_MINUTES = 8 * 60
const MEALS = ['breakfast', 'lunch', 'dinner'] as const

/**
 * The flat rates for meals on a journey within the country (§ 9 (4a) EStG), day by day. Meals that somebody else paid
 * take their share of a full day off, at most the allowance of their day (sentence 8). Each share is rounded to the
 * minor unit, halves away from zero.
 * @param days in their order, without a gap; `hasStay` whether the nights were spent away
 */
export function mealsByDay(
  rates: RatesByDay,
  { days, hasStay }: { days: readonly DayWithMeals[]; hasStay: boolean }
): DayAllowance[] {
  const bases = basesOf(rates, { days, hasStay })
  return days.map((day, index) => {
    const base = bases[index] ?? NOTHING
    const share = MEALS.filter((meal) => day[meal]).reduce((all, meal) => all + rates[meal], 0n)
    const taken = roundedQuotient(rates.fullDay * share, 100n)
    return { date: day.date, base, cut: minor(taken < base ? taken : base) }
  })
}

function basesOf(
  { fullDay, partDay }: RatesByDay,
  { days, hasStay }: { days: readonly DayWithMeals[]; hasStay: boolean }
): Minor[] {
  if (days.length > 1 && hasStay) {
    return days.map((_, index) => (index === 0 || index === days.length - 1 ? partDay : fullDay))
  }
  // Without a stay the hours before and after midnight count together, for the day with most of them.
  const minutes = days.reduce((all, day) => all + day.minutes, 0)
  const longest = Math.max(...days.map((day) => day.minutes))
  const counted = days.findIndex((day) => day.minutes === longest)
  return days.map((_, index) =>
    index === counted && minutes > SHORTEST_MINUTES ? partDay : NOTHING
  )
}
