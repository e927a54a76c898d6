import { isInEu } from '#api/suggest_tax'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { TaxGroup } from '#modules/vat/public'
import type { StandardKey } from './charts.js'

/** A part of a document on one account, in the company's currency. */
export interface Leg {
  key: StandardKey
  amount: Minor
  tax: Minor
}

/** How a group of VAT is booked. */
export interface Legs {
  legs: Leg[]
  /** No account of the chart knows the rate: net amount and VAT are booked apart. */
  isOtherRate: boolean
  /** By how much the VAT that DATEV computes from the gross amount is higher than that of the document. */
  difference: Minor
}

/** Facts of the document that choose the account. */
export interface TaxFacts {
  /** § 19 UStG */
  isSmallBusiness: boolean
  /** ISO 3166, of the recipient. */
  country: string
  /** The middle supply of a triangular transaction (§ 25b UStG). */
  isTriangular: boolean
}

export type LegKind = 'revenue' | 'skonto' | 'writeOff' | 'advance'

const STANDARD_RATE = decimal(19n * DECIMAL_ONE)
const REDUCED_RATE = decimal(7n * DECIMAL_ONE)
const HUNDRED = 100n * DECIMAL_ONE

/** The accounts for a group of VAT, with its gross amount. */
export function legsOf(kind: LegKind, group: TaxGroup, facts: TaxFacts): Legs {
  const gross = minor(group.net + group.tax)
  const suffix = suffixOf(group.rate)
  if (group.category === 'S' && suffix) {
    const leg = { key: `${kind}${suffix}` as const, amount: gross, tax: group.tax }
    const difference = minor(taxWithin(gross, group.rate) - group.tax)
    return { legs: [leg], isOtherRate: false, difference }
  }
  if (group.tax !== 0n) {
    const legs: Leg[] = [
      { key: `${kind}Other`, amount: group.net, tax: minor(0n) },
      { key: 'outputVat', amount: group.tax, tax: group.tax },
    ]
    return { legs, isOtherRate: true, difference: minor(0n) }
  }
  const leg = { key: untaxedKey(kind, group, facts), amount: gross, tax: group.tax }
  return { legs: [leg], isOtherRate: false, difference: minor(0n) }
}

/** The VAT in a gross amount as DATEV computes it. */
export const taxWithin = (gross: Minor, rate: Decimal): Minor =>
  minor(roundedQuotient(gross * rate, HUNDRED + rate))

/** The accounts that a chart has for a rate end alike. */
export function suffixOf(rate: Decimal): '19' | '7' | null {
  if (rate === STANDARD_RATE) return '19'
  return rate === REDUCED_RATE ? '7' : null
}

function untaxedKey(kind: LegKind, { category }: TaxGroup, facts: TaxFacts): StandardKey {
  if (kind === 'advance') return 'advanceOther'
  if (kind === 'revenue') return revenueKey(category, facts)
  if (category === 'K') return `${kind}Intra`
  if (kind === 'skonto' && category === 'AE') {
    if (facts.isTriangular) return 'skontoTriangular'
    if (facts.country === 'DE') return 'skontoReverse'
    if (isInEu(facts.country)) return 'skontoReverseEu'
  }
  return `${kind}Other`
}

function revenueKey(
  category: TaxGroup['category'],
  { isSmallBusiness, country, isTriangular }: TaxFacts
): StandardKey {
  if (isSmallBusiness && (category === 'E' || category === 'O')) return 'revenueSmall'
  if (category === 'AE') {
    if (isTriangular) return 'revenueTriangular'
    if (country === 'DE') return 'revenueReverse'
    return isInEu(country) ? 'revenueReverseEu' : 'revenueAbroad'
  }
  return UNTAXED[category] ?? 'revenueOther'
}

const UNTAXED: Partial<Record<TaxGroup['category'], StandardKey>> = {
  Z: 'revenueZero',
  E: 'revenueExempt',
  K: 'revenueIntra',
  G: 'revenueExport',
  O: 'revenueAbroad',
}
