import { type Decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, moneyText } from '#core/money/minor'

/** An amount as the inputs of payments take it. */
export const moneyDecimal = (amount: Minor, currency: string): Decimal =>
  parseDecimal(moneyText(amount, currency))
