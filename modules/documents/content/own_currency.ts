import type { Day } from '#core/clock'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import { type Minor, minor, sum } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'

/** A document's currency beside the company's own. */
export interface Currencies {
  currency: string
  ownCurrency: string
}

/**
 * An amount of a document in the company's own currency, rounded once, half away from zero.
 * @param rate units of the company's currency for one of the document's, as a document stores it
 */
export function inOwnCurrency(
  amount: Minor,
  rate: Decimal,
  { currency, ownCurrency }: Currencies
): Minor {
  const [own, its] = [ownCurrency, currency].map((code) => 10n ** BigInt(exponentOf(code)))
  return minor(roundedQuotient(amount * rate * own, DECIMAL_ONE * its))
}

/** The exchange rate of a document whose VAT is also needed in the company's own currency. */
export interface Exchange {
  ownCurrency: string
  rate: Decimal
  /** Date of the exchange rate. */
  on: Day
}

/** The VAT of a document in the company's own currency: for each category and rate, as VAT is declared. */
export const taxInOwnCurrency = (
  taxes: readonly { tax: Minor }[],
  { rate, ownCurrency }: Pick<Exchange, 'rate' | 'ownCurrency'>,
  currency: string
): Minor => sum(taxes.map(({ tax }) => inOwnCurrency(tax, rate, { currency, ownCurrency })))
