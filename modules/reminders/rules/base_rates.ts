import type { Day } from '#core/clock'
import { type Decimal, decimalText, parseDecimal } from '#core/money/decimal'

/** The base rate of § 247 BGB from a day on, until the next one. Percent a year. */
export interface BaseRate {
  from: Day
  percent: Decimal
  /** False where we have not seen it published: the company should look it up. */
  isVerified: boolean
}

/**
 * Built-in rates; they change on 1 January and 1 July. Published by the Deutsche Bundesbank: 1.27 % from 1.7.2025 and
 * again from 1.1.2026. From 1.7.2026 the last published rate continues, unverified.
 */
export const KNOWN_RATES: readonly BaseRate[] = [
  { from: '2025-07-01', percent: parseDecimal('1.27'), isVerified: true },
  { from: '2026-01-01', percent: parseDecimal('1.27'), isVerified: true },
  { from: '2026-07-01', percent: parseDecimal('1.27'), isVerified: false },
]

/** A rate entered by a company replaces the built-in one of the same day. */
export function mergedRates(own: readonly Pick<BaseRate, 'from' | 'percent'>[]): BaseRate[] {
  const rates = new Map(KNOWN_RATES.map((rate) => [rate.from, rate]))
  for (const { from, percent } of own) rates.set(from, { from, percent, isVerified: true })
  return [...rates.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** Those of a table that are the company's own, because we know none or another rate of that day. */
export const ownRates = (table: readonly Pick<BaseRate, 'from' | 'percent'>[]) =>
  table.filter(({ from, percent }) => {
    const known = KNOWN_RATES.find((rate) => rate.from === from)
    return !known?.isVerified || decimalText(known.percent) !== decimalText(percent)
  })
