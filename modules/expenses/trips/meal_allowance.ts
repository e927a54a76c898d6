import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import type { MealRates } from './meal_rates.js'
import { mealsByDay } from './meals_by_day.js'
import { mealsByHours } from './meals_by_hours.js'
import { type PaidMeals, type TripTimes, travelDays, travelStretches } from './travel_days.js'

/**
 * The allowance in minor units: `base` less `cut`. It is that of a day, or of the 24 hours that begin on that day where
 * the country counts hours.
 */
export interface DayAllowance {
  date: Day
  base: Minor
  cut: Minor
}

interface Journey {
  times: TripTimes
  timeZone: string
  /** Whether the nights were spent away. */
  hasStay: boolean
  /** By day; meals of other days count for nothing. */
  paid: ReadonlyMap<Day, PaidMeals>
}

/** The flat rates for meals on a journey within a country, by the rule of that country. */
export function mealAllowance(rates: MealRates, journey: Journey): DayAllowance[] {
  const { times, timeZone, hasStay, paid } = journey
  const days = travelDays(times, timeZone).map((day) => ({ ...paid.get(day.date), ...day }))
  if (rates.rule === 'days') {
    // Nobody is away for more than one night without a stay.
    return mealsByDay(rates, { days, hasStay: days.length > 2 || hasStay })
  }
  return mealsByHours(rates, { stretches: travelStretches(times, timeZone), days })
}
