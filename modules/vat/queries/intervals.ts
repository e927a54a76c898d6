import type { Day } from '#core/clock'

import { VAT_INTERVALS, type VatInterval } from '#modules/settings/public'

/** Reporting periods of VAT. */
export const INTERVALS = VAT_INTERVALS
export type Interval = VatInterval

const MONTHS: Record<Interval, number> = { month: 1, quarter: 3, year: 12 }

/** The first day of the interval that a month `YYYY-MM` lies in. */
export function beginningOf(interval: Interval, month: string): Day {
  const [year, number] = month.split('-').map(Number)
  return firstOf(year, number - ((number - 1) % MONTHS[interval]))
}

/** The last day of the interval that begins on a day. */
export function endOf(interval: Interval, beginning: Day): Day {
  const [year, month] = beginning.split('-').map(Number)
  const end = new Date(Date.UTC(year, month - 1 + MONTHS[interval], 0))
  return end.toISOString().slice(0, 10)
}

const firstOf = (year: number, month: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
