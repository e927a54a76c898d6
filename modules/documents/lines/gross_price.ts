import { type Decimal, decimal } from '#core/money/decimal'
import { roundedQuotient } from '#core/money/rounding'

const HUNDRED_PERCENT = 100_000_000n

/** A net unit price with VAT, rounded to millionths. @param taxRate percent */
export const grossPrice = (net: Decimal, taxRate: Decimal): Decimal =>
  decimal(roundedQuotient(net * (HUNDRED_PERCENT + taxRate), HUNDRED_PERCENT))
