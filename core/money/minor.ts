import { exponentOf } from './currency.js'
import { DECIMAL_ONE, DECIMAL_PLACES, type Decimal, parseDecimal, pointed } from './decimal.js'
import { InvalidAmount } from './invalid_amount.js'
import { magnitude, roundedQuotient } from './rounding.js'

declare const brand: unique symbol

/** An amount of money in minor units (cents) of the currency beside it. Never a JavaScript number. */
export type Minor = bigint & { readonly [brand]: 'minor' }

/** Fifteen digits: up to here a JSON number carries the amount without loss. */
const LIMIT = 10n ** 15n

export const minor = (units: bigint) => units as Minor

export const NOTHING = minor(0n)

export const sum = (amounts: readonly Minor[]): Minor =>
  minor(amounts.reduce((total: bigint, amount) => total + amount, 0n))

/**
 * An amount as written in JSON, in major units: `19.99`, `"19.99"`.
 * @throws InvalidAmount when it has more places than the currency, or 10¹⁵ minor units and more
 */
export function parseMoney(input: number | string, currency: string): Minor {
  return moneyOf(parseDecimal(input, exponentOf(currency)), currency)
}

/**
 * The same amount as minor units, only when that is exact.
 * @throws InvalidAmount when the currency has no such small unit
 */
export function moneyOf(value: Decimal, currency: string): Minor {
  const unit = 10n ** BigInt(DECIMAL_PLACES - exponentOf(currency))
  if (value % unit !== 0n) throw new InvalidAmount('too_precise')
  return withinLimit(value / unit)
}

/** `price` (major units) times `quantity`, less `discount` percent, rounded once. */
export function priceOf(
  { quantity, price, discount }: { quantity: Decimal; price: Decimal; discount: Decimal },
  currency: string
): Minor {
  const hundred = 100n * DECIMAL_ONE
  const scaled = quantity * price * (hundred - discount) * 10n ** BigInt(exponentOf(currency))
  return withinLimit(roundedQuotient(scaled, DECIMAL_ONE * DECIMAL_ONE * hundred))
}

/** `percent` of an amount, rounded once. */
export const percentOf = (amount: Minor, percent: Decimal): Minor =>
  withinLimit(roundedQuotient(amount * percent, 100n * DECIMAL_ONE))

/** @throws InvalidAmount for an amount that a JSON number could no longer carry */
export function withinLimit(units: bigint): Minor {
  if (magnitude(units) >= LIMIT) throw new InvalidAmount('too_large')
  return minor(units)
}

/** The exact decimal string in major units with all places of the currency: `-0.05`, `1200` (JPY). */
export const moneyText = (amount: Minor, currency: string): string =>
  pointed(amount, exponentOf(currency))

/** The JSON number in major units. Sums beyond 15 digits become the nearest number there is. */
export const moneyNumber = (amount: Minor, currency: string): number =>
  Number(moneyText(amount, currency))

/** The exact amount in major units, as unit prices and the inputs of payments are. */
export const moneyDecimal = (amount: Minor, currency: string): Decimal =>
  parseDecimal(moneyText(amount, currency))
