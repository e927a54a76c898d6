import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, percentOf, priceOf, sum, withinLimit } from '#core/money/minor'
import { split } from '#core/money/split'

/**
 * VAT categories of UNTDID 5305 as EN 16931 uses them: S standard, Z zero, E exempt, AE reverse charge,
 * K intra-community supply, G export, O outside the scope. Only S carries a rate above zero.
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

export interface LineInput {
  quantity: Decimal
  /** Major units of the document's currency, up to six places. */
  unitPrice: Decimal
  /** Percent off this line, 0 to 100. */
  discount: Decimal
  /** Percent. */
  taxRate: Decimal
  taxCategory: TaxCategory
}

/** Off the whole document, before VAT: a percentage of the sum of lines, or an amount. */
export type DocumentDiscount = { percent: Decimal } | { amount: Minor }

export interface LineTotals {
  /** quantity × unit price, rounded. */
  gross: Minor
  /** What the discount takes off: gross − net. EN 16931 BT-136. */
  discount: Minor
  /** EN 16931 BT-131. */
  net: Minor
}

export interface TaxTotals {
  category: TaxCategory
  rate: Decimal
  /** This group's part of the document discount. EN 16931 BT-92. */
  discount: Minor
  /** EN 16931 BT-116. */
  base: Minor
  /** EN 16931 BT-117. */
  tax: Minor
}

export interface DocumentTotals {
  lines: LineTotals[]
  /** By falling rate. */
  taxes: TaxTotals[]
  /** Sum of the line nets, BT-106. */
  lineSum: Minor
  /** The document discount, BT-107. */
  discount: Minor
  /** BT-109. */
  net: Minor
  /** BT-110. */
  tax: Minor
  /** BT-112. */
  total: Minor
}

/**
 * The figures of a document: the only place that computes them.
 *
 * - line net = quantity × price less discount, rounded once, half away from zero;
 * - BR-CO-10: the sum of lines adds the rounded nets;
 * - a document discount is split over the VAT groups by largest remainder, BR-CO-11;
 * - BR-CO-13: net = sum of lines − discount;
 * - BR-CO-17: VAT of a (category, rate) group = base × rate, rounded once per group, never per line;
 * - BR-CO-14, BR-CO-15: tax = Σ VAT, total = net + tax.
 *
 * Negative quantities (a credit) give the exact negative of every figure.
 * @throws InvalidAmount when a figure needs more than fifteen digits
 * @throws RangeError for a discount outside 0…100 %, a rate that the category cannot have,
 *   or a discount on lines that add up to zero
 */
export function documentTotals(
  lines: readonly LineInput[],
  currency: string,
  documentDiscount: DocumentDiscount = { amount: NOTHING }
): DocumentTotals {
  const lineTotals = lines.map((line) => totalsOfLine(line, currency))
  const lineSum = withinLimit(sum(lineTotals.map(({ net }) => net)))
  const discount = discountOf(lineSum, documentDiscount)
  const groups = groupByTax(lines, lineTotals)
  const parts = split(
    discount,
    groups.map(({ base }) => base)
  )
  const taxes = groups.map(({ category, rate, base }, index) => {
    const reduced = withinLimit(base - parts[index])
    return { category, rate, discount: parts[index], base: reduced, tax: percentOf(reduced, rate) }
  })
  const net = withinLimit(lineSum - discount)
  const tax = withinLimit(sum(taxes.map((group) => group.tax)))
  return { lines: lineTotals, taxes, lineSum, discount, net, tax, total: withinLimit(net + tax) }
}

function totalsOfLine(line: LineInput, currency: string): LineTotals {
  assertPercent(line.discount)
  if (line.taxRate < 0n || (line.taxCategory !== 'S' && line.taxRate !== 0n)) {
    throw new RangeError(`Category ${line.taxCategory} cannot have this rate.`)
  }
  const { quantity, unitPrice: price, discount } = line
  const gross = priceOf({ quantity, price, discount: decimal(0n) }, currency)
  const net = priceOf({ quantity, price, discount }, currency)
  return { gross, discount: minor(gross - net), net }
}

function discountOf(lineSum: Minor, discount: DocumentDiscount): Minor {
  if ('amount' in discount) return discount.amount
  assertPercent(discount.percent)
  return percentOf(lineSum, discount.percent)
}

function assertPercent(percent: Decimal) {
  if (percent < 0n || percent > 100n * DECIMAL_ONE) {
    throw new RangeError('A discount is between 0 and 100 percent.')
  }
}

function groupByTax(lines: readonly LineInput[], totals: readonly LineTotals[]) {
  const groups = new Map<string, { category: TaxCategory; rate: Decimal; base: Minor }>()
  for (const [index, { taxCategory: category, taxRate: rate }] of lines.entries()) {
    const key = `${category} ${rate}`
    const base = minor((groups.get(key)?.base ?? 0n) + totals[index].net)
    groups.set(key, { category, rate, base })
  }
  return [...groups.values()].sort((a, b) =>
    a.rate === b.rate ? a.category.localeCompare(b.category) : a.rate > b.rate ? -1 : 1
  )
}
