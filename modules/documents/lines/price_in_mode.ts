import { type Decimal, decimal } from '#core/money/decimal'
import { roundedQuotient } from '#core/money/rounding'
import type { PriceMode } from '#modules/settings/public'

const HUNDRED_PERCENT = 100_000_000n

/** A net unit price with VAT, rounded to millionths. @param taxRate percent */
export const grossPrice = (net: Decimal, taxRate: Decimal): Decimal =>
  decimal(roundedQuotient(net * (HUNDRED_PERCENT + taxRate), HUNDRED_PERCENT))

/** A gross unit price without its VAT, rounded to millionths. @param taxRate percent */
export const netPrice = (gross: Decimal, taxRate: Decimal): Decimal =>
  decimal(roundedQuotient(gross * HUNDRED_PERCENT, HUNDRED_PERCENT + taxRate))

/**
 * A unit price of one mode as the other one writes it. Rounded once, to the six decimals that unit prices have (halves
 * away from zero, DIN 1333); amounts of money are rounded later, when the totals of a document are reckoned.
 * @param taxRate percent
 */
export function priceInMode(
  price: Decimal,
  { taxRate, from, to }: { taxRate: Decimal; from: PriceMode; to: PriceMode }
): Decimal {
  if (from === to) return price
  return to === 'gross' ? grossPrice(price, taxRate) : netPrice(price, taxRate)
}
