import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, NOTHING, percentOf, priceOf, sum, withinLimit } from '#core/money/minor'
import { roundToSum } from '#core/money/round_to_sum'
import { roundedQuotient } from '#core/money/rounding'
import { split } from '#core/money/split'
import {
  type DocumentDiscount,
  type DocumentTotals,
  ImpossibleFigure,
  type LineInput,
  type LineTotals,
} from '#modules/documents/totals/figures'
import type { PriceMode } from '#modules/settings/public'

/**
 * VAT categories of UNTDID 5305 as EN 16931 uses them: S standard, Z zero, E exempt, AE reverse charge,
 * K intra-community supply, G export, O outside the scope. Only S carries a rate above zero.
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** The category of a line; empty for a line at 0 % without a reason, which blocks the issue of an invoice. */
export const LINE_CATEGORIES = [...TAX_CATEGORIES, ''] as const
export type LineCategory = (typeof LINE_CATEGORIES)[number]

const HUNDRED = 100n * DECIMAL_ONE

interface Group {
  category: LineCategory
  rate: Decimal
  /** Indexes of its lines. */
  members: number[]
  /** The price of the lines in the document's price mode. */
  amount: Minor
}

/**
 * The figures of a document: the only place that computes them.
 *
 * - line = quantity × price less discount, rounded once, half away from zero;
 * - BR-CO-10: the sum of lines adds the rounded nets;
 * - a document discount is split over the VAT groups by largest remainder, BR-CO-11;
 * - BR-CO-13: net = sum of lines − discount;
 * - BR-CO-17: VAT of a (category, rate) group = base × rate, rounded once per group, never per line;
 *   with gross prices = gross × rate / (100 + rate), and the base is what remains. The nets of its lines
 *   are rounded up or down by largest remainder, so that they add up;
 * - BR-CO-14, BR-CO-15: tax = Σ VAT, total = net + tax.
 *
 * Negative quantities and discounts (a credit) give the exact negative of every figure.
 * @throws InvalidAmount when a figure needs more than fifteen digits
 * @throws ImpossibleFigure for a discount outside 0…100 % or larger than what it is taken from,
 *   or a rate that the category cannot have
 */
export function documentTotals(
  lines: readonly LineInput[],
  currency: string,
  documentDiscount: DocumentDiscount = { amount: NOTHING },
  priceMode: PriceMode = 'net'
): DocumentTotals {
  const entered = lines.map((line, index) => enteredTotals(line, index, currency, priceMode))
  addSubtotals(lines, entered)
  const groups = groupByTax(lines, entered)
  const amountSum = withinLimit(sum(groups.map(({ amount }) => amount)))
  const amountDiscount = discountOf(amountSum, documentDiscount)
  const parts = split(
    amountDiscount,
    groups.map(({ amount }) => amount)
  )
  const shares = groups.map((group, index) => shareOf(group, parts[index], priceMode))
  for (const [index, { members }] of groups.entries()) {
    const amounts = members.map((member) => entered[member].amount)
    const nets = netsOf(amounts, groups[index].rate, shares[index].lineSum, priceMode)
    for (const [nth, member] of members.entries()) entered[member].net = nets[nth]
  }
  const total = (of: (share: (typeof shares)[number]) => Minor) => withinLimit(sum(shares.map(of)))
  const net = total(({ base }) => base)
  const tax = total((share) => share.tax)
  return {
    lines: entered,
    taxes: shares.map(({ lineSum: _, ...share }) => share),
    amountSum,
    amountDiscount,
    lineSum: total(({ lineSum }) => lineSum),
    discount: total(({ discount }) => discount),
    net,
    tax,
    total: withinLimit(net + tax),
  }
}

const isItem = ({ kind = 'item' }: LineInput) => kind === 'item'

/** Net or gross like the prices. The net covers the line alone; lines that count get theirs from their group. */
function enteredTotals(
  line: LineInput,
  index: number,
  currency: string,
  priceMode: PriceMode
): LineTotals {
  if (!isItem(line)) return { gross: NOTHING, discount: NOTHING, amount: NOTHING, net: NOTHING }
  assertPercent(line.discount, index)
  if (line.taxRate < 0n || (line.taxCategory !== 'S' && line.taxRate !== 0n)) {
    throw new ImpossibleFigure('rate_of_category', index)
  }
  const { quantity, unitPrice: price, discount } = line
  const gross = priceOf({ quantity, price, discount: decimal(0n) }, currency)
  const amount = line.discountAmount
    ? minor(gross - line.discountAmount)
    : priceOf({ quantity, price, discount }, currency)
  if (isMore(gross - amount, gross)) throw new ImpossibleFigure('discount_exceeds', index)
  const net = priceMode === 'net' ? amount : minor(amount - includedTax(amount, line.taxRate))
  return { gross, discount: minor(gross - amount), amount, net }
}

function addSubtotals(lines: readonly LineInput[], totals: LineTotals[]) {
  let since = 0n
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'subtotal') totals[index].amount = withinLimit(since)
    if (line.kind === 'subtotal' || line.kind === 'heading') since = 0n
    else if (!line.isOptional) since += totals[index].amount
  }
}

function groupByTax(lines: readonly LineInput[], totals: readonly LineTotals[]): Group[] {
  const groups = new Map<string, Group>()
  for (const [index, line] of lines.entries()) {
    if (!isItem(line) || line.isOptional) continue
    const { taxCategory: category, taxRate: rate } = line
    const key = `${category} ${rate}`
    const group = groups.get(key) ?? { category, rate, members: [], amount: NOTHING }
    group.members.push(index)
    group.amount = minor(group.amount + totals[index].amount)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) =>
    a.rate === b.rate ? a.category.localeCompare(b.category) : a.rate > b.rate ? -1 : 1
  )
}

/** The VAT of a group after its part of the document discount, and the net sum of its lines. */
function shareOf({ category, rate, amount }: Group, part: Minor, priceMode: PriceMode) {
  const reduced = withinLimit(amount - part)
  if (priceMode === 'net') {
    const tax = percentOf(reduced, rate)
    return { category, rate, discount: part, base: reduced, tax, lineSum: amount }
  }
  const tax = includedTax(reduced, rate)
  const base = minor(reduced - tax)
  const lineSum = minor(amount - includedTax(amount, rate))
  return { category, rate, discount: minor(lineSum - base), base, tax, lineSum }
}

const includedTax = (gross: Minor, rate: Decimal): Minor =>
  minor(roundedQuotient(gross * rate, HUNDRED + rate))

const netsOf = (amounts: Minor[], rate: Decimal, lineSum: Minor, priceMode: PriceMode) =>
  priceMode === 'net'
    ? amounts
    : roundToSum(
        lineSum,
        amounts.map((amount) => amount * HUNDRED),
        HUNDRED + rate
      )

function discountOf(amountSum: Minor, discount: DocumentDiscount): Minor {
  if ('amount' in discount) {
    if (isMore(discount.amount, amountSum)) throw new ImpossibleFigure('discount_exceeds')
    return discount.amount
  }
  assertPercent(discount.percent)
  return percentOf(amountSum, discount.percent)
}

/** Whether a discount exceeds its base, or has the opposite sign. */
const isMore = (discount: bigint, whole: bigint) =>
  whole < 0n ? discount > 0n || discount < whole : discount < 0n || discount > whole

function assertPercent(percent: Decimal, line?: number) {
  if (percent < 0n || percent > HUNDRED) throw new ImpossibleFigure('discount_percent', line)
}
