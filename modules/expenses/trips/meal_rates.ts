import type { Day } from '#core/clock'
import { minor } from '#core/money/minor'
import type { RatesByDay } from './meals_by_day.js'
import type { RatesByHours } from './meals_by_hours.js'
import { type Place, type RateRow, rowOn } from './rate_row.js'

/** Flat rates for meals on a journey; how its days are counted belongs to the country. */
export type MealRates = RateRow & (RatesByDay | RatesByHours)
/** `none`: the law of the country gives no flat rate, so that each company has its own. */
export type MealRule = MealRates['rule'] | 'none'

const EUR = 'EUR'

/** Journeys within the country; those abroad have rates of their own, which are typed. */
export const MEAL_RATES: readonly MealRates[] = [
  {
    rule: 'days',
    country: 'DE',
    currency: EUR,
    from: '2020-01-01',
    until: '2026-12-31',
    fullDay: minor(2800n),
    partDay: minor(1400n),
    breakfast: 20n,
    lunch: 40n,
    dinner: 40n,
    source: '§ 9 Abs. 4a Satz 3 und 8 EStG, § 4 Abs. 5 Satz 1 Nr. 5 EStG',
  },
  {
    rule: 'hours',
    country: 'AT',
    currency: EUR,
    from: '2008-01-01',
    until: '2024-12-31',
    fullDay: minor(2640n),
    paidMeal: minor(1320n),
    source: '§ 26 Z 4 lit. b EStG 1988',
  },
  {
    rule: 'hours',
    country: 'AT',
    currency: EUR,
    from: '2025-01-01',
    until: '2026-12-31',
    fullDay: minor(3000n),
    paidMeal: minor(1500n),
    source: '§ 26 Z 4 lit. b EStG 1988 idF BGBl. I 144/2024',
  },
]

/**
 * Switzerland leaves the amounts to the expense regulations of each company, which the canton of its seat approves
 * (Kreisschreiben 25 of the Schweizerische Steuerkonferenz).
 */
const WITHOUT_RATES = ['CH']

/** The checked rates for meals on a day; undefined when there are none. */
export const mealRates = (place: Place, day: Day): MealRates | undefined =>
  rowOn(MEAL_RATES, place, day)

/** How a country counts meals on its own journeys of a day; null when that has not been checked. */
export const mealRule = (place: Place, day: Day): MealRule | null =>
  WITHOUT_RATES.includes(place.country) ? 'none' : (mealRates(place, day)?.rule ?? null)
