import { InvalidAmount } from './invalid_amount.js'

declare const brand: unique symbol

/**
 * An exact decimal number in millionths: 1.5 is 1_500_000n.
 * Quantities, unit prices in major units, percentages and hours are such numbers; amounts of money are `Minor`.
 */
export type Decimal = bigint & { readonly [brand]: 'decimal' }

export const DECIMAL_PLACES = 6
export const DECIMAL_ONE = 10n ** BigInt(DECIMAL_PLACES)

/** Below this a decimal fits into a BIGINT column, and a JavaScript number shows it without loss. */
const LIMIT = 1_000_000_000_000n * DECIMAL_ONE
const FORM = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/

export const decimal = (millionths: bigint) => millionths as Decimal

/**
 * Reads a number or a decimal string (`-12.5`, a point, no exponent, no grouping) without any loss.
 * @param places most digits after the point that are accepted, trailing zeros aside
 * @throws InvalidAmount for NaN, Infinity, other text, too many places, or 10¹² and more
 */
export function parseDecimal(input: number | string, places = DECIMAL_PLACES): Decimal {
  const [, sign, whole, fraction = ''] = FORM.exec(plainText(input)) ?? []
  if (whole === undefined) throw new InvalidAmount('not_a_number')

  const digits = fraction.replace(/0+$/, '')
  if (digits.length > places) throw new InvalidAmount('too_precise')
  const value = BigInt(whole + digits.padEnd(DECIMAL_PLACES, '0'))
  if (value >= LIMIT) throw new InvalidAmount('too_large')
  return decimal(sign === '-' ? -value : value)
}

/** A number as written in JSON; its shortest digits are the ones the sender meant. */
function plainText(input: number | string) {
  if (typeof input === 'string') return input
  if (Number.isNaN(input)) throw new InvalidAmount('not_a_number')
  if (Math.abs(input) >= 1e21) throw new InvalidAmount('too_large')
  const text = String(input)
  if (text.includes('e-')) throw new InvalidAmount('too_precise')
  return text
}

/** The shortest decimal string: `1.5`, `-0.000001`, `12`. */
export function decimalText(value: Decimal): string {
  return pointed(value, DECIMAL_PLACES).replace(/\.?0+$/, '')
}

export const decimalNumber = (value: Decimal): number => Number(decimalText(value))

/** Writes an integer with a point before its last digits. */
export function pointed(value: bigint, places: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
