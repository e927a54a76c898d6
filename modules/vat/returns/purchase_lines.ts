import { isInEu } from '#api/suggest_tax'
import { DECIMAL_ONE, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, percentOf, sum } from '#core/money/minor'
import type { Acquisitions, OwedTax, UntaxedAcquisitions } from '#modules/expenses/public'
import type { ReturnLine } from './return_line.js'
import { wholeEuros } from './whole_euros.js'

const SOURCE = { list: 'expenses' } as const

/** Prefixes of VAT ids that are not the code of their country: Greece, and Northern Ireland, which counts for goods only. */
const isEuVendor = (prefix: string) => prefix === 'EL' || isInEu(prefix)

const percent = (rate: bigint) => decimal(rate * DECIMAL_ONE)

/** Acquisitions from the EU by rate; the form derives the VAT of the first two from whole euros. */
const ACQUISITIONS = [
  { key: 'goods_from_eu', base: '89', rate: percent(19n) },
  { key: 'goods_from_eu_reduced', base: '93', rate: percent(7n) },
]

/** The lines for goods from the EU (§ 1a UStG); those without any are left out. */
export function acquisitionLines(acquired: Acquisitions[]): ReturnLine[] {
  const usual = ACQUISITIONS.flatMap(({ key, base, rate }): ReturnLine[] => {
    const own = acquired.find((one) => one.rate === rate)
    if (!own) return []
    const baseAmount = wholeEuros(own.net)
    const taxAmount = percentOf(baseAmount, rate)
    return [{ key, part: 'acquisitions', base, tax: null, baseAmount, taxAmount, source: SOURCE }]
  })
  const others = acquired.filter(({ rate }) => !ACQUISITIONS.some((one) => one.rate === rate))
  if (others.length === 0) return usual
  return [
    ...usual,
    {
      key: 'goods_from_eu_other',
      part: 'acquisitions',
      base: '95',
      tax: '98',
      source: SOURCE,
      baseAmount: wholeEuros(sum(others.map(({ net }) => net))),
      taxAmount: sum(others.map(({ tax }) => tax)),
    },
  ]
}

/** Kennzahlen of goods from the EU on which no VAT is owed: tax-free (§ 4b UStG), and at 0 % (§ 12 (3) UStG). */
const UNTAXED = [
  { treatment: 'exemptAcquisition', key: 'goods_from_eu_exempt', base: '91' },
  { treatment: 'zeroAcquisition', key: 'goods_from_eu_zero', base: '90' },
] as const

/** The lines for goods from the EU on which no VAT is owed; those without any are left out. */
export function untaxedAcquisitionLines(acquired: UntaxedAcquisitions[]): ReturnLine[] {
  return UNTAXED.flatMap(({ treatment, key, base }): ReturnLine[] => {
    const own = acquired.find((one) => one.treatment === treatment)
    if (!own) return []
    const amounts = { baseAmount: wholeEuros(own.net), taxAmount: null }
    return [{ key, part: 'acquisitions', base, tax: null, source: SOURCE, ...amounts }]
  })
}

/** The lines for VAT that the company owes in place of its vendors (§ 13b UStG); those without any are left out. */
export function owedLines(owed: OwedTax[]): ReturnLine[] {
  const ofEu = owed.filter(({ prefix }) => isEuVendor(prefix))
  const ofOthers = owed.filter(({ prefix }) => !isEuVendor(prefix))
  return [
    ...owedLine('services_from_eu', ['46', '47'], ofEu),
    ...owedLine('other_services', ['84', '85'], ofOthers),
  ]
}

function owedLine(key: string, [base, tax]: [string, string], owed: OwedTax[]): ReturnLine[] {
  if (owed.length === 0) return []
  return [
    {
      key,
      part: 'reverseCharge',
      base,
      tax,
      source: SOURCE,
      baseAmount: wholeEuros(sum(owed.map(({ net }) => net))),
      taxAmount: sum(owed.map((one) => one.tax)),
    },
  ]
}

/** The line for VAT that the last buyer of a triangular transaction owes (§ 25b (2) UStG); none without any. */
export function triangularLines(triangular: OwedTax[]): ReturnLine[] {
  if (triangular.length === 0) return []
  return [
    {
      key: 'triangular_owed',
      part: 'otherTaxes',
      base: null,
      baseAmount: null,
      tax: '69',
      taxAmount: sum(triangular.map((one) => one.tax)),
      source: SOURCE,
    },
  ]
}

/**
 * The lines for input VAT (§ 15 (1) UStG): no. 1 on receipts together with that of triangular transactions (§ 25b (5)
 * UStG), no. 3 on goods from the EU, no. 4 under the reverse charge.
 * @param charged the VAT on receipts, in cents
 */
export function inputLines(
  charged: Minor,
  { owed, acquired, triangular }: Record<'owed' | 'acquired' | 'triangular', OwedTax[]>
): ReturnLine[] {
  const amounts = [
    { key: 'invoices', tax: '66', taxAmount: minor(charged + deductibleOf(triangular)) },
    { key: 'acquired', tax: '61', taxAmount: deductibleOf(acquired) },
    { key: 'owed', tax: '67', taxAmount: deductibleOf(owed) },
  ]
  return amounts
    .filter(({ taxAmount }) => taxAmount !== NOTHING)
    .map((line) => ({ ...line, part: 'inputTax', base: null, baseAmount: null, source: SOURCE }))
}

const deductibleOf = (owed: OwedTax[]) => sum(owed.map(({ deductible }) => deductible))
