import { FieldError } from '#core/errors/app_error'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, moneyDecimal, moneyOf, NOTHING, priceOf } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import { type Said, saidAmount, saidQuantity } from '#core/money/said'
import type { LineContent } from '#modules/documents/public'

/** An invoice line with its earlier credits, in the direction of the line. */
export interface CreditableLine {
  id: string
  content: LineContent
  /** Amount of the line, net or gross like its price. */
  amount: Minor
  before: { quantity: Decimal; amount: Minor }
}

/**
 * The part of a line to give back: some of its units, or an amount, net or gross like its price. Both without a sign.
 */
export type Portion = { quantity: Decimal } | { amount: Minor }

/** The part of a line that a credit note gives back, in the direction of the line, and its wording. */
export interface LineCredit {
  lineId: string
  quantity: Decimal
  amount: Minor
  content: LineContent
}

/** The part of a line that can still be given back, in its direction. */
export const leftOf = ({ content, amount, before }: CreditableLine) => ({
  quantity: decimal(content.quantity - before.quantity),
  amount: minor(amount - before.amount),
})

/**
 * A part of a line, at most its remainder. Some units cost their price on the line; all remaining units cost the
 * remaining amount, so that the parts of a line add up to it despite rounding.
 * @param field of the request, for the failure
 * @throws 422 `credit_exceeds_line` with the remainder
 */
export function creditLine(
  line: CreditableLine,
  portion: Portion,
  { currency, field }: { currency: string; field: string }
): LineCredit {
  const left = leftOf(line)
  if ('amount' in portion) {
    const amount = minor(line.amount < 0n ? -portion.amount : portion.amount)
    assertWithin(amount, left.amount, `${field}.amount`, currency)
    return byAmount(line, decimal(0n), amount, currency)
  }
  const quantity = decimal(line.content.quantity < 0n ? -portion.quantity : portion.quantity)
  if (magnitude(quantity) > magnitude(left.quantity) || left.amount === 0n) {
    const isUsedUp = left.amount === 0n
    const units = isUsedUp ? decimal(0n) : decimal(magnitude(left.quantity))
    throw exceeds(`${field}.quantity`, saidQuantity(units, isUsedUp ? '' : line.content.unit))
  }
  const natural = byQuantity(line.content, quantity, currency)
  const amount = quantity === left.quantity ? left.amount : natural.amount
  assertWithin(amount, left.amount, `${field}.quantity`, currency)
  if (natural.amount !== amount) return byAmount(line, quantity, amount, currency)
  return { lineId: line.id, quantity, amount, content: natural.content }
}

/** Some units at the price and with the discount of the line. */
function byQuantity(content: LineContent, quantity: Decimal, currency: string) {
  const { unitPrice: price, discount } = content
  const turned = { ...content, quantity: decimal(-quantity) }
  if (!content.discountAmount) {
    return { amount: priceOf({ quantity, price, discount }, currency), content: turned }
  }
  const gross = priceOf({ quantity, price, discount: decimal(0n) }, currency)
  const whole = moneyOf(content.discountAmount, currency)
  const share = roundedQuotient(whole * quantity, content.quantity)
  const off = magnitude(share) > magnitude(gross) ? gross : minor(share)
  return {
    amount: minor(gross - off),
    content: { ...turned, discountAmount: moneyDecimal(minor(-off), currency) },
  }
}

/** One piece, whatever the unit, at the credited amount. */
const byAmount = (
  { id, content }: CreditableLine,
  quantity: Decimal,
  amount: Minor,
  currency: string
): LineCredit => ({
  lineId: id,
  quantity,
  amount,
  content: {
    ...content,
    quantity: decimal(-DECIMAL_ONE),
    unit: '',
    unitPrice: moneyDecimal(amount, currency),
    discount: decimal(0n),
    discountAmount: null,
  },
})

function assertWithin(amount: Minor, left: Minor, field: string, currency: string) {
  const isWithin = left < 0n ? amount < 0n && amount >= left : amount > 0n && amount <= left
  if (isWithin) return
  throw exceeds(field, saidAmount(minor(magnitude(left)), currency))
}

const exceeds = (field: string, left: Said) =>
  new FieldError(field, 'invoicing.credit_exceeds_line', { values: { left } })

/**
 * The share of a credit note in the discount on the whole invoice: in proportion to the credited amounts so far, so
 * that the parts add up to the discount.
 * @param whole sum of the invoice's lines and its discount, net or gross like its prices
 */
export function creditedDiscount(
  amount: Minor,
  before: { amount: Minor; discount: Minor },
  whole: { amountSum: Minor; discountTotal: Minor }
): Minor {
  if (whole.discountTotal === 0n || whole.amountSum === 0n) return NOTHING
  const upToNow = roundedQuotient(whole.discountTotal * (before.amount + amount), whole.amountSum)
  const part = upToNow - before.discount
  if (part < 0n) return NOTHING
  return minor(part > amount ? amount : part)
}
