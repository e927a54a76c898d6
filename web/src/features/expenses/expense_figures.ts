import { HUNDRED, millionths, ONE, pointed, roundedQuotient, sum } from '@/lib/exact_amounts'
import { currencyDecimals } from '@/lib/language/currency'
import type { TaxTreatment } from './expense'

interface AmountInput {
  amount: string
  taxRate: string
  tax: string
}

/** Exact decimal strings in major units. */
export interface ExpenseFigures {
  net: string
  /** By rate, in the order of the lines. */
  taxes: { rate: string; tax: string }[]
  gross: string
  /** The VAT that the company owes in place of the vendor. */
  owedTax: string
}

/**
 * The figures of an expense while it is written, by the server's rules: each line is split into net and VAT and
 * rounded once, a printed VAT wins, halves go away from zero. An unfinished number counts as zero.
 */
export function expenseFigures(
  lines: readonly AmountInput[],
  { currency, taxTreatment }: { currency: string; taxTreatment: TaxTreatment }
): ExpenseFigures {
  const decimals = currencyDecimals(currency)
  const text = (value: bigint) => pointed(value, decimals)
  const gross = sum(lines.map(({ amount }) => units(amount, decimals)))
  const owed = lines.map((line) =>
    roundedQuotient(units(line.amount, decimals) * millionths(line.taxRate), HUNDRED)
  )
  if (taxTreatment !== 'domestic') {
    return { net: text(gross), taxes: [], gross: text(gross), owedTax: text(sum(owed)) }
  }
  const byRate = new Map<string, bigint>()
  for (const line of lines) {
    const rate = String(Number(line.taxRate || '0'))
    byRate.set(rate, (byRate.get(rate) ?? 0n) + taxOf(line, decimals))
  }
  const taxes = [...byRate].map(([rate, tax]) => ({ rate, tax: text(tax) }))
  return {
    net: text(gross - sum([...byRate.values()])),
    taxes,
    gross: text(gross),
    owedTax: text(0n),
  }
}

/** Skonto off an amount, in major units. @param percent a decimal string; an unfinished number counts as zero */
export function skontoOff(gross: string, percent: string, currency: string) {
  const decimals = currencyDecimals(currency)
  return pointed(roundedQuotient(units(gross, decimals) * millionths(percent), HUNDRED), decimals)
}

/** The VAT in an amount by its rate, in major units. */
export const calculatedTax = (line: AmountInput, currency: string) => {
  const decimals = currencyDecimals(currency)
  return pointed(taxOf({ ...line, tax: '' }, decimals), decimals)
}

/** An amount in another currency, e.g. the company's own. */
export function converted(
  amount: string,
  rate: string,
  { from, to }: { from: string; to: string }
) {
  const decimals = currencyDecimals(to)
  const value = units(amount, currencyDecimals(from)) * millionths(rate) * 10n ** BigInt(decimals)
  return pointed(roundedQuotient(value, ONE * 10n ** BigInt(currencyDecimals(from))), decimals)
}

/** Minor units. */
function taxOf({ amount, taxRate, tax }: AmountInput, decimals: number) {
  if (tax !== '') return units(tax, decimals)
  const gross = units(amount, decimals)
  return gross - roundedQuotient(gross * HUNDRED, HUNDRED + millionths(taxRate))
}

const units = (amount: string, decimals: number) =>
  roundedQuotient(millionths(amount) * 10n ** BigInt(decimals), ONE)
