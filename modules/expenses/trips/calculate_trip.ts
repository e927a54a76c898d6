import { addDays } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import { type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, priceOf, sum } from '#core/money/minor'
import { exactAmount } from '#modules/expenses/exact_amount'
import { type JourneyInput, LONGEST_DAYS } from '#modules/expenses/validators/trip'
import { kilometreRate, type Vehicle } from './kilometre_rates.js'
import { type DayAllowance, mealAllowance } from './meal_allowance.js'
import { type MealRule, mealRates, mealRule } from './meal_rates.js'

/** Where the rates come from. */
export interface TripPlace {
  country: string
  /** The company's currency. */
  currency: string
  timeZone: string
}

/** A calculated journey; amounts in minor units of the company's currency. */
export interface Trip {
  /** Null without kilometres. `perKm` is null while a rate has to be typed; `source` is null unless it is a checked one. */
  drive: {
    km: Decimal
    vehicle: Vehicle
    perKm: Decimal | null
    amount: Minor
    source: string | null
  } | null
  /**
   * Null when none are asked for. `days` is empty where the sum is typed; `amount` null while it has to be. `rule` is
   * null where no rule of a country has been checked.
   */
  meals: {
    rule: MealRule | null
    days: DayAllowance[]
    amount: Minor | null
    source: string | null
  } | null
  total: Minor
}

const NO_DISCOUNT = decimal(0n)

/**
 * Calculates a journey by the rates of its first day. Kilometres times rate are rounded once to the minor unit, halves
 * away from zero; the allowances of the days are added up.
 * @throws FieldError 422 `expenses.trip_backwards`, `expenses.trip_too_long`; `expenses.trip_rate_known` for a typed
 * figure where there is a checked one
 */
export function calculateTrip(place: TripPlace, input: JourneyInput): Trip {
  assertTimes(input)
  const drive = driveOf(place, input)
  const meals = input.hasMeals ? mealsOf(place, input) : null
  return { drive, meals, total: sum([drive?.amount ?? NOTHING, meals?.amount ?? NOTHING]) }
}

function assertTimes({ startDate, startTime, endDate, endTime }: JourneyInput) {
  if (`${endDate}T${endTime}` <= `${startDate}T${startTime}`) {
    throw new FieldError('endDate', 'expenses.trip_backwards')
  }
  if (endDate >= addDays(startDate, LONGEST_DAYS)) {
    throw new FieldError('endDate', 'expenses.trip_too_long')
  }
}

function driveOf(place: TripPlace, input: JourneyInput): Trip['drive'] {
  const { km, vehicle = 'car', startDate } = input
  if (!km) return null
  const checked = kilometreRate(place, vehicle, startDate)
  const perKm = checkedOrTyped('perKm', checked?.perKm, input.perKm)
  const amount =
    perKm === null
      ? NOTHING
      : priceOf({ quantity: km, price: perKm, discount: NO_DISCOUNT }, place.currency)
  return { km, vehicle, perKm, amount, source: checked?.source ?? null }
}

function mealsOf(place: TripPlace, input: JourneyInput): Trip['meals'] {
  const rates = input.isAbroad ? undefined : mealRates(place, input.startDate)
  const rule = input.isAbroad ? null : mealRule(place, input.startDate)
  const typed = checkedOrTyped('perDiem', rates, input.perDiem)
  if (typed === null) return { rule, days: [], amount: null, source: null }
  if (typeof typed === 'bigint') {
    return { rule, days: [], amount: exactAmount(typed, place.currency, 'perDiem'), source: null }
  }
  const days = mealAllowance(typed, {
    times: input,
    timeZone: place.timeZone,
    hasStay: input.hasStay ?? true,
    paid: new Map(input.meals?.map((meal) => [meal.date, meal])),
  })
  const amount = sum(days.map(({ base, cut }) => minor(base - cut)))
  return { rule, days, amount, source: typed.source }
}

/** The checked figure, else the typed one, else null. */
function checkedOrTyped<Checked>(
  field: string,
  checked: Checked | undefined,
  typed: Decimal | null | undefined
): Checked | Decimal | null {
  if (checked !== undefined && typed != null) {
    throw new FieldError(field, 'expenses.trip_rate_known')
  }
  return checked ?? typed ?? null
}
