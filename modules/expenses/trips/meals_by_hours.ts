import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { DayAllowance } from './meal_allowance.js'
import type { DayWithMeals, TravelPart } from './travel_days.js'

/** The rates of a country that counts hours from the departure, in minor units. */
export interface RatesByHours {
  rule: 'hours'
  /** 24 hours away. */
  fullDay: Minor
  /** Lowers the allowance for each lunch or dinner that somebody else paid. */
  paidMeal: Minor
}

/** § 26 Z 4 lit. b EStG 1988: a journey that lasts longer than three hours. */
const SHORTEST_MINUTES = 3 * 60
/** Each hour begun counts as a twelfth of the rate for 24 hours. */
const TWELFTHS = 12

/**
 * The flat rates for meals on a journey within Austria (§ 26 Z 4 lit. b EStG 1988, LStR 2002 Rz 312 ff.), by stretches
 * of 24 hours since the departure. Breakfast changes nothing. The paid meals together take off at most the whole sum:
 * a meal lowers the stretch that begins on its day, then the others in their order. Twelfths are rounded to the minor
 * unit, halves away from zero.
 * @param stretches in their order, without a gap
 */
export function mealsByHours(
  { fullDay, paidMeal }: RatesByHours,
  { stretches, days }: { stretches: readonly TravelPart[]; days: readonly DayWithMeals[] }
): DayAllowance[] {
  const isCounted = stretches.reduce((all, { minutes }) => all + minutes, 0) > SHORTEST_MINUTES
  const cuts = days.map((day) => ({ date: day.date, cut: minor(paidMeal * mealsOn(day)) }))
  const lowered = stretches.map(({ date, minutes }) => {
    const base = isCounted ? twelfthsOf(fullDay, minutes) : NOTHING
    return { date, base, cut: lesser(cuts.find((day) => day.date === date)?.cut ?? NOTHING, base) }
  })
  let rest = minor(sum(cuts.map(({ cut }) => cut)) - sum(lowered.map(({ cut }) => cut)))
  return lowered.map(({ date, base, cut }) => {
    const further = lesser(rest, minor(base - cut))
    rest = minor(rest - further)
    return { date, base, cut: minor(cut + further) }
  })
}

function twelfthsOf(fullDay: Minor, minutes: number) {
  const count = Math.min(TWELFTHS, Math.ceil(minutes / 60))
  return minor(roundedQuotient(fullDay * BigInt(count), BigInt(TWELFTHS)))
}

const mealsOn = ({ lunch, dinner }: DayWithMeals) => BigInt([lunch, dinner].filter(Boolean).length)

const lesser = (one: Minor, other: Minor) => (one < other ? one : other)
