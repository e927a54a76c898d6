import { addDays, type Day } from '#core/clock'
import { DECIMAL_ONE, type Decimal, decimal, decimalText, parseDecimal } from '#core/money/decimal'
import { type Minor, sum, withinLimit } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { BaseRate } from './base_rates.js'
import { type Debt, type OpenSpan, openSpans } from './open_spans.js'

/** § 288 (1) and (2) BGB: percentage points above the base rate. */
export const POINTS = { consumer: parseDecimal('5'), business: parseDecimal('9') }
export type Debtor = keyof typeof POINTS

const DAY = 86_400_000

/** Consecutive days with one open amount, one rate and one length of the year; both ends are included. */
export interface InterestPeriod extends OpenSpan {
  days: number
  /** A year: base rate and points together. */
  percent: string
  /** Its interest, rounded. */
  amount: Minor
}

export interface Interest {
  periods: InterestPeriod[]
  /** The sum of its periods. */
  amount: Minor
}

/**
 * Default interest on the open amount of an invoice from a day to another one, both included: simple (§ 289 BGB), each
 * day on the amount open that day and at the base rate in force that day; days before the first rate of the table bear
 * none. The rates of § 288 BGB are rates "for the year", so a day bears a 365th, in a leap year a 366th. Each period is
 * rounded, so that a reader can check each line and the lines add up to the sum.
 * @throws InvalidAmount beyond fifteen digits
 */
export function defaultInterest(
  debt: Debt,
  { from, until, debtor }: { from: Day; until: Day; debtor: Debtor },
  rates: readonly BaseRate[]
): Interest {
  const spans = openSpans(debt, { from, until })
  const periods = joined(spans.flatMap((span) => ratedSpans(span, rates, debtor))).map(priced)
  return { periods, amount: withinLimit(sum(periods.map(({ amount }) => amount))) }
}

/** A span of one rate and within years of one length. */
interface RatedSpan extends OpenSpan {
  percent: Decimal
  daysOfYear: 365n | 366n
}

/** A span, divided where a base rate or a year begins. */
function ratedSpans(span: OpenSpan, rates: readonly BaseRate[], debtor: Debtor): RatedSpan[] {
  const begins = [...rates.map((rate) => rate.from), ...newYears(span)].filter(
    (day) => day > span.from && day <= span.until
  )
  const firsts = [...new Set([span.from, ...begins])].toSorted()
  return firsts.flatMap((from, index) => {
    const rate = rates.findLast((one) => one.from <= from)
    const percent = rate && yearly(rate.percent, debtor)
    if (!percent || percent <= 0n) return []
    const next = firsts[index + 1]
    const until = next ? addDays(next, -1) : span.until
    return [{ from, until, open: span.open, percent, daysOfYear: daysOfYear(from) }]
  })
}

const yearly = (base: Decimal, debtor: Debtor): Decimal => decimal(base + POINTS[debtor])

function newYears({ from, until }: OpenSpan): Day[] {
  const [first, last] = [yearOf(from), yearOf(until)]
  return Array.from({ length: last - first }, (_, index) => `${first + index + 1}-01-01`)
}

const yearOf = (day: Day) => Number(day.slice(0, 4))

const daysOfYear = (day: Day) =>
  daysFromTo(`${yearOf(day)}-01-01`, `${yearOf(day)}-12-31`) === 365 ? 366n : 365n

/** Adjacent spans that differ in nothing else are merged. */
function joined(spans: readonly RatedSpan[]): RatedSpan[] {
  const merged: RatedSpan[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && continues(last, span)) last.until = span.until
    else merged.push({ ...span })
  }
  return merged
}

const continues = (one: RatedSpan, next: RatedSpan) =>
  addDays(one.until, 1) === next.from &&
  one.open === next.open &&
  one.percent === next.percent &&
  one.daysOfYear === next.daysOfYear

function priced({ from, until, open, percent, daysOfYear: divisor }: RatedSpan): InterestPeriod {
  const days = daysFromTo(from, until) + 1
  const exact = open * percent * BigInt(days)
  const amount = withinLimit(roundedQuotient(exact, 100n * DECIMAL_ONE * divisor))
  return { from, until, open, days, percent: decimalText(percent), amount }
}

/** Negative when the second day comes first. */
export const daysFromTo = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / DAY
