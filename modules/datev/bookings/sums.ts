import { type Minor, minor } from '#core/money/minor'
import { AREAS, type Area, type Booking } from './booking.js'

/** Sums of the bookings of one area in a month; amounts have the sign of the first account. */
export interface MonthSum {
  /** `YYYY-MM` */
  month: string
  area: Area
  count: number
  gross: Minor
  tax: Minor
}

/** Adds bookings up by month and area, for the check against Kontor's own reports. */
export class Sums {
  readonly #sums = new Map<string, MonthSum>()

  add({ on, area, amount, tax }: Booking) {
    const month = on.slice(0, 7)
    const key = `${month} ${area}`
    const sum = this.#sums.get(key) ?? {
      month,
      area,
      count: 0,
      gross: minor(0n),
      tax: minor(0n),
    }
    sum.count += 1
    sum.gross = minor(sum.gross + amount)
    sum.tax = minor(sum.tax + tax)
    this.#sums.set(key, sum)
  }

  get count(): number {
    return this.all.reduce((count, sum) => count + sum.count, 0)
  }

  /** By month, in the order of the areas. */
  get all(): MonthSum[] {
    return [...this.#sums.values()].toSorted((one, other) =>
      one.month === other.month
        ? AREAS.indexOf(one.area) - AREAS.indexOf(other.area)
        : one.month < other.month
          ? -1
          : 1
    )
  }
}
