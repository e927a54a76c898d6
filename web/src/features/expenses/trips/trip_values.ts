import type { AnswerOf, BodyOf } from '#api/routes'
import { addDays, daysBetween, today } from '@/lib/time/days'
import type { Claim } from '../claims/claim'

export type Meal = 'breakfast' | 'lunch' | 'dinner'
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly Meal[]

/** How the company's country counts meals; null before it is known, and where nothing has been checked. */
export type MealRule = NonNullable<Calculation['meals']>['rule']

/** Meals that change the allowance when somebody else paid them: in Austria, breakfast does not. */
export const mealsThatCount = (rule: MealRule): readonly Meal[] =>
  rule === 'hours' ? ['lunch', 'dinner'] : MEALS

type Trip = NonNullable<Claim['trip']>
export type Vehicle = NonNullable<Trip['drive']>['vehicle']
export const VEHICLES = ['car', 'motorbike'] as const satisfies readonly Vehicle[]

/** A journey in its form. Numbers are decimal strings, times `HH:mm`. */
export interface TripValues {
  route: string
  purpose: string
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  km: string
  vehicle: Vehicle
  hasMeals: boolean
  isAbroad: boolean
  /** Of a journey over one night. */
  hasStay: boolean
  /** Meals that somebody else paid, by day. */
  paidMeals: Record<string, Meal[]>
  /** Typed where there is no checked rate. */
  perKm: string
  perDiem: string
}

const LONGEST_DAYS = 92

/** The values of a journey that was handed in, or of a new one. */
export const tripValues = (trip: Trip | undefined | null): TripValues => ({
  route: trip?.route ?? '',
  purpose: trip?.purpose ?? '',
  startDate: trip?.startDate ?? today(),
  startTime: trip?.startTime ?? '',
  endDate: trip?.endDate ?? today(),
  endTime: trip?.endTime ?? '',
  km: trip?.drive ? String(trip.drive.km) : '',
  vehicle: trip?.drive?.vehicle ?? 'car',
  hasMeals: trip ? trip.perDiem !== null : true,
  isAbroad: trip?.isAbroad ?? false,
  hasStay: trip?.hasStay ?? true,
  paidMeals: Object.fromEntries(
    (trip?.meals ?? []).map((day) => [day.date, MEALS.filter((meal) => day[meal])])
  ),
  perKm: trip?.drive?.isTyped ? String(trip.drive.perKm) : '',
  perDiem: trip?.perDiem && trip.perDiem.days.length === 0 ? String(trip.perDiem.amount) : '',
})

/** The days of a journey; none while its dates are missing, turned around or too far apart. */
export function daysOfTrip({ startDate, endDate }: TripValues): string[] {
  if (!startDate || !endDate || endDate < startDate) return []
  const length = daysBetween(startDate, endDate) + 1
  if (length > LONGEST_DAYS) return []
  return Array.from({ length }, (_, index) => addDays(startDate, index))
}

/** Whether the times suffice for a calculation. */
export const isTimed = (values: TripValues) =>
  daysOfTrip(values).length > 0 &&
  [values.startTime, values.endTime].every((time) => /^\d\d:\d\d$/.test(time)) &&
  `${values.startDate}T${values.startTime}` < `${values.endDate}T${values.endTime}`

export type Calculation = AnswerOf<'POST', '/api/trip-claims/calculation'>
export type JourneyBody = BodyOf<'POST', '/api/trip-claims/calculation'>

/** The body for a calculation. @param needs which figures have to be typed */
export const journeyBody = (values: TripValues, needs: Needs): JourneyBody => ({
  startDate: values.startDate,
  startTime: values.startTime,
  endDate: values.endDate,
  endTime: values.endTime,
  isAbroad: values.isAbroad,
  hasStay: values.hasStay,
  km: values.km || null,
  vehicle: values.vehicle,
  hasMeals: values.hasMeals,
  meals: daysOfTrip(values).flatMap((date) => {
    const paid = values.paidMeals[date] ?? []
    return paid.length === 0
      ? []
      : [{ date, ...Object.fromEntries(paid.map((meal) => [meal, true])) }]
  }),
  perKm: needs.perKm ? values.perKm || null : null,
  perDiem: needs.perDiem ? values.perDiem || null : null,
})

/** Figures without a checked rate. */
export interface Needs {
  perKm: boolean
  perDiem: boolean
}
