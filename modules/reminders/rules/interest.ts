import { addDays, type Day } from '#core/clock'
import { DECIMAL_ONE, type Decimal, decimal, decimalText, parseDecimal } from '#core/money/decimal'
import { type Minor, NOTHING, withinLimit } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { BaseRate } from './base_rates.js'

/** § 288 (1) and (2) BGB: percentage points above the base rate. */
export const POINTS = { consumer: parseDecimal('5'), business: parseDecimal('9') }
export type Debtor = keyof typeof POINTS

const DAYS_OF_A_YEAR = 365n
const DAY = 86_400_000

export interface InterestPeriod {
  days: number
  /** A year: base rate and points together. */
  percent: string
}

export interface Interest {
  periods: InterestPeriod[]
  amount: Minor
}

/**
 * Default interest on an open amount from a day to another one, both included: actual days by 365, simple,
 * rounded once. Each day has the base rate that is in force on it; days before the first
 * rate of the table bear none.
 * @throws InvalidAmount beyond fifteen digits
 */
export function defaultInterest(
  open: Minor,
  { from, until, debtor }: { from: Day; until: Day; debtor: Debtor },
  rates: readonly BaseRate[]
): Interest {
  const periods = rates
    .map((rate, index) => {
      const first = later(rate.from, from)
      const next = rates[index + 1]?.from
      const last = next && next <= until ? addDays(next, -1) : until
      return { days: daysFromTo(first, last) + 1, percent: yearly(rate.percent, debtor) }
    })
    .filter(({ days, percent }) => days > 0 && percent > 0n)
  if (periods.length === 0) return { periods: [], amount: NOTHING }

  const weighed = periods.reduce((sum, { days, percent }) => sum + percent * BigInt(days), 0n)
  const amount = roundedQuotient(open * weighed, 100n * DECIMAL_ONE * DAYS_OF_A_YEAR)
  return { periods: joined(periods), amount: withinLimit(amount) }
}

const yearly = (base: Decimal, debtor: Debtor): Decimal => decimal(base + POINTS[debtor])

/** Adjacent periods with the same rate are merged. */
function joined(periods: { days: number; percent: Decimal }[]): InterestPeriod[] {
  const told: InterestPeriod[] = []
  for (const { days, percent } of periods) {
    const last = told.at(-1)
    if (last?.percent === decimalText(percent)) last.days += days
    else told.push({ days, percent: decimalText(percent) })
  }
  return told
}

const later = (one: Day, other: Day) => (one > other ? one : other)

/** Negative when the second day comes first. */
export const daysFromTo = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / DAY
