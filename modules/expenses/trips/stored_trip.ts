import type { Day } from '#core/clock'
import { decimalText } from '#core/money/decimal'
import type { Category } from '#modules/expenses/categories'
import type { TripInput } from '#modules/expenses/validators/trip'
import type { Trip } from './calculate_trip.js'
import type { Vehicle } from './kilometre_rates.js'

/** A journey as it was handed in, as JSON in its claim. Decimals are text, amounts minor units as text. */
export interface StoredTrip {
  startDate: Day
  startTime: string
  endDate: Day
  endTime: string
  isAbroad: boolean
  hasStay: boolean
  route: string
  purpose: string
  meals: { date: Day; breakfast?: boolean; lunch?: boolean; dinner?: boolean }[]
  /** Whether the rate was typed, for want of a checked one. */
  drive: {
    km: string
    vehicle: Vehicle
    perKm: string
    isTyped: boolean
    amount: string
    source?: string | null
  } | null
  /** `source` here and above is missing in journeys that were stored before it was kept. */
  perDiem: {
    days: { date: Day; base: string; cut: string }[]
    amount: string
    source?: string | null
  } | null
  /** The lines of the expense that it becomes. */
  lines: { category: Category; description: string; amount: string }[]
}

/** @param lines of the expense, with amounts in minor units */
export const storedTrip = (
  input: TripInput,
  { drive, meals }: Trip,
  lines: { category: Category; description: string; amount: bigint }[]
): StoredTrip => ({
  startDate: input.startDate,
  startTime: input.startTime,
  endDate: input.endDate,
  endTime: input.endTime,
  isAbroad: input.isAbroad ?? false,
  hasStay: input.hasStay ?? true,
  route: input.route,
  purpose: input.purpose,
  meals: input.meals ?? [],
  drive: drive && {
    km: decimalText(drive.km),
    vehicle: drive.vehicle,
    perKm: drive.perKm === null ? '' : decimalText(drive.perKm),
    isTyped: input.perKm != null,
    amount: String(drive.amount),
    source: drive.source,
  },
  perDiem: meals && {
    days: meals.days.map(({ date, base, cut }) => ({
      date,
      base: String(base),
      cut: String(cut),
    })),
    amount: String(meals.amount ?? 0n),
    source: meals.source,
  },
  lines: lines.map((line) => ({ ...line, amount: String(line.amount) })),
})
