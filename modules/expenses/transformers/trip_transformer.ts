import { decimalNumber, parseDecimal } from '#core/money/decimal'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { Trip } from '#modules/expenses/trips/calculate_trip'
import type { StoredTrip } from '#modules/expenses/trips/stored_trip'

/** A calculated journey, in major units of the company's currency. */
export function transformTrip({ drive, meals, total }: Trip, currency: string) {
  const money = (amount: Minor) => moneyNumber(amount, currency)
  return {
    currency,
    /** `perKm` is null where there is no checked rate and none was typed. `source` is the law of a checked rate. */
    drive: drive && {
      perKm: drive.perKm === null ? null : decimalNumber(drive.perKm),
      amount: money(drive.amount),
      source: drive.source,
    },
    /**
     * `amount` is null where there are no checked rates and no sum was typed. `rule` says how the country counts:
     * `days` of the calendar, `hours` since the departure, `none` without a flat rate in its law.
     */
    meals: meals && {
      rule: meals.rule,
      days: meals.days.map(({ date, base, cut }) => ({
        date,
        base: money(base),
        cut: money(cut),
      })),
      amount: meals.amount === null ? null : money(meals.amount),
      source: meals.source,
    },
    total: money(total),
  }
}

/** A journey as it was handed in, in major units. */
export function transformStoredTrip(trip: StoredTrip, currency: string) {
  const money = (stored: string) => moneyNumber(minor(BigInt(stored)), currency)
  const { drive, perDiem, lines: _, ...journey } = trip
  return {
    ...journey,
    drive: drive && {
      km: decimalNumber(parseDecimal(drive.km)),
      vehicle: drive.vehicle,
      perKm: decimalNumber(parseDecimal(drive.perKm)),
      isTyped: drive.isTyped,
      amount: money(drive.amount),
      source: drive.source ?? null,
    },
    perDiem: perDiem && {
      days: perDiem.days.map(({ date, base, cut }) => ({
        date,
        base: money(base),
        cut: money(cut),
      })),
      amount: money(perDiem.amount),
      source: perDiem.source ?? null,
    },
  }
}
