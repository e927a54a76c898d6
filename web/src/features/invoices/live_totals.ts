import { currencyDecimals } from '@/lib/currency'

/** The numbers of a line as the form holds them: decimal strings, empty for none. */
export interface PricedLine {
  quantity: string
  /** Major units. */
  unitPrice: string
  /** Percent. */
  discount: string
  /** Percent. */
  taxRate: string
}

/** Amounts are exact decimal strings in major units. */
export interface LiveTotals {
  /** Net of each line, in the order of the lines. */
  lines: string[]
  /** By falling rate. */
  taxes: { rate: string; base: string; tax: string }[]
  net: string
  tax: string
  total: string
}

const PLACES = 6
const ONE = 10n ** BigInt(PLACES)
const HUNDRED = 100n * ONE

/**
 * The figures of an invoice while it is written, by the server's rules (decisions, "Documents and money"):
 * line net = quantity × price less discount, rounded once; VAT per rate on the sum of the rounded lines;
 * halves away from zero; integers only. What cannot be read yet counts as nothing.
 */
export function liveTotals(lines: readonly PricedLine[], currency: string): LiveTotals {
  const decimals = currencyDecimals(currency)
  const nets = lines.map((line) => netOf(line, decimals))
  const bases = new Map<bigint, bigint>()
  for (const [index, { taxRate }] of lines.entries()) {
    const rate = millionths(taxRate)
    bases.set(rate, (bases.get(rate) ?? 0n) + (nets[index] ?? 0n))
  }
  const taxes = [...bases]
    .sort(([a], [b]) => (a > b ? -1 : 1))
    .map(([rate, base]) => ({ rate, base, tax: roundedQuotient(base * rate, HUNDRED) }))
  const net = sum(nets)
  const tax = sum(taxes.map((group) => group.tax))
  const text = (units: bigint) => pointed(units, decimals)
  return {
    lines: nets.map(text),
    taxes: taxes.map((group) => ({
      rate: pointed(group.rate, PLACES).replace(/\.?0+$/, ''),
      base: text(group.base),
      tax: text(group.tax),
    })),
    net: text(net),
    tax: text(tax),
    total: text(net + tax),
  }
}

/** Minor units. */
function netOf({ quantity, unitPrice, discount }: PricedLine, decimals: number) {
  const factor = HUNDRED - millionths(discount)
  const scaled = millionths(quantity) * millionths(unitPrice) * factor * 10n ** BigInt(decimals)
  return roundedQuotient(scaled, ONE * ONE * HUNDRED)
}

const FORM = /^(-?)(\d{1,12})(?:\.(\d{1,6})0*)?$/

/** Whether the server would take this as a number: at most twelve digits before and six after the point. */
export const isExactNumber = (text: string) => FORM.test(text)

function millionths(text: string) {
  const [, sign, whole, fraction = ''] = FORM.exec(text) ?? []
  if (whole === undefined) return 0n
  const value = BigInt(whole + fraction.padEnd(PLACES, '0'))
  return sign ? -value : value
}

/** Commercial rounding: 2.5 → 3, −2.5 → −3. */
function roundedQuotient(numerator: bigint, denominator: bigint) {
  const above = numerator < 0n ? -numerator : numerator
  const rounded = (2n * above + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** An integer with a point before its last digits. */
function pointed(value: bigint, places: number) {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
  const sign = value < 0n ? '-' : ''
  return places === 0
    ? sign + digits
    : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
