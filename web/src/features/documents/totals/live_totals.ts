import {
  decimalText,
  HUNDRED,
  millionths,
  ONE,
  pointed,
  roundedQuotient,
  split,
  sum,
} from '@/lib/exact_amounts'
import { currencyDecimals } from '@/lib/language/currency'
import type { LineKind, Offered, TaxCategory } from '../lines/line_values'

/** A line as the form holds it: decimal strings, empty for none. */
export interface PricedLine {
  /** An item unless it says otherwise; only items cost something. */
  kind?: LineKind
  /** Counted unless it says otherwise; what is only offered is in no sum. */
  offered?: Offered
  quantity: string
  /** Major units, with VAT when prices are gross. */
  unitPrice: string
  /** Percent. */
  discount: string
  /** Major units off the line instead of a percentage. */
  discountAmount?: string
  /** Percent. */
  taxRate: string
  /** Empty when the server is to choose it. */
  taxCategory?: TaxCategory | ''
}

/** How a document is priced beside its lines. */
export interface Pricing {
  priceMode?: 'net' | 'gross'
  /** Off the whole document, in percent; the amount in major units wins. */
  discountPercent?: string
  discountAmount?: string
}

/** Amounts are exact decimal strings in major units. */
export interface LiveTotals {
  /** Amount of each line, net or gross like the prices; for a subtotal the sum above it. */
  lines: string[]
  /** By falling rate. */
  taxes: { category: string; rate: string; base: string; tax: string; note?: string }[]
  /** Sum of the lines and what the document's discount takes off, as the prices are. */
  amountSum: string
  discountTotal: string
  net: string
  tax: string
  total: string
}

interface Group {
  category: string
  rate: bigint
  amount: bigint
}

/**
 * The figures of a document while it is written, by the server's rules (`documentTotals`): line = quantity × price
 * less discount, rounded once; a document discount is split over the rates; VAT per category and rate, rounded once;
 * halves away from zero; integers only. An unfinished number counts as zero.
 */
export function liveTotals(
  lines: readonly PricedLine[],
  currency: string,
  { priceMode = 'net', discountPercent = '', discountAmount = '' }: Pricing = {}
): LiveTotals {
  const decimals = currencyDecimals(currency)
  const amounts = withSubtotals(lines, decimals)
  const groups = groupsOf(lines, amounts)
  const amountSum = sum(groups.map(({ amount }) => amount))
  const discount = discountAmount
    ? units(discountAmount, decimals)
    : roundedQuotient(amountSum * millionths(discountPercent), HUNDRED)
  const parts = split(
    discount,
    groups.map(({ amount }) => amount)
  )
  const taxes = groups.map(({ category, rate, amount }, index) => {
    const reduced = amount - (parts[index] ?? 0n)
    if (priceMode === 'net')
      return { category, rate, base: reduced, tax: roundedQuotient(reduced * rate, HUNDRED) }
    const tax = roundedQuotient(reduced * rate, HUNDRED + rate)
    return { category, rate, base: reduced - tax, tax }
  })
  const net = sum(taxes.map(({ base }) => base))
  const tax = sum(taxes.map((group) => group.tax))
  const text = (value: bigint) => pointed(value, decimals)
  return {
    lines: amounts.map(text),
    taxes: taxes.map((group) => ({
      category: group.category,
      rate: decimalText(group.rate),
      base: text(group.base),
      tax: text(group.tax),
    })),
    amountSum: text(amountSum),
    discountTotal: text(sum(parts)),
    net: text(net),
    tax: text(tax),
    total: text(net + tax),
  }
}

const isCounted = ({ kind = 'item', offered = 'counted' }: PricedLine) =>
  kind === 'item' && offered === 'counted'

/** Minor units, of a text or heading nothing, of a subtotal what the items since the last one or a heading cost. */
function withSubtotals(lines: readonly PricedLine[], decimals: number) {
  let since = 0n
  return lines.map((line) => {
    const { kind = 'item' } = line
    if (kind === 'item') {
      const amount = amountOf(line, decimals)
      if (isCounted(line)) since += amount
      return amount
    }
    const amount = kind === 'subtotal' ? since : 0n
    if (kind !== 'text') since = 0n
    return amount
  })
}

/** Minor units. */
function amountOf(line: PricedLine, decimals: number) {
  const { quantity, unitPrice, discount, discountAmount = '' } = line
  const price = millionths(quantity) * millionths(unitPrice) * 10n ** BigInt(decimals)
  if (discountAmount) return roundedQuotient(price, ONE * ONE) - units(discountAmount, decimals)
  return roundedQuotient(price * (HUNDRED - millionths(discount)), ONE * ONE * HUNDRED)
}

const units = (amount: string, decimals: number) =>
  roundedQuotient(millionths(amount) * 10n ** BigInt(decimals), ONE)

function groupsOf(lines: readonly PricedLine[], amounts: readonly bigint[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [index, line] of lines.entries()) {
    if (!isCounted(line)) continue
    const rate = millionths(line.taxRate)
    const category = line.taxCategory || (rate === 0n ? '' : 'S')
    const group = groups.get(`${category} ${rate}`) ?? { category, rate, amount: 0n }
    group.amount += amounts[index] ?? 0n
    groups.set(`${category} ${rate}`, group)
  }
  return [...groups.values()].sort((a, b) =>
    a.rate === b.rate ? a.category.localeCompare(b.category) : a.rate > b.rate ? -1 : 1
  )
}
