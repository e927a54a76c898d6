import { DECIMAL_PLACES, type Decimal, pointed } from '#core/money/decimal'
import { type Minor, moneyText } from '#core/money/minor'

/** A price or a percentage: at least two places, more only when they say something. */
export function paddedText(value: Decimal): string {
  const [whole, fraction] = pointed(value, DECIMAL_PLACES).split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** Amounts of one currency, as the XML writes them. */
export const amountWriter = (currency: string) => (amount: Minor | undefined) =>
  amount === undefined ? undefined : moneyText(amount, currency)

/** The same, but no text for an amount of zero: for elements that only stand when there is something. */
export const filledAmountWriter = (currency: string) => (amount: Minor | undefined) =>
  amount ? moneyText(amount, currency) : undefined
