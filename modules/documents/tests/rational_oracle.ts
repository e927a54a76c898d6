import type { LineInput } from '#modules/documents/totals/figures'

/** An exact fraction; slow and simple on purpose. */
interface Fraction {
  over: bigint
  under: bigint
}

const ONE = 1_000_000n
const of = (over: bigint, under = 1n): Fraction => ({ over, under })
const plus = (a: Fraction, b: Fraction) =>
  of(a.over * b.under + b.over * a.under, a.under * b.under)
const minus = (a: Fraction, b: Fraction) => plus(a, of(-b.over, b.under))
const times = (a: Fraction, b: Fraction) => of(a.over * b.over, a.under * b.under)

/** Half away from zero, by asking whether the doubled remainder reaches the divisor. */
export function rounded({ over, under }: Fraction): bigint {
  const size = over < 0n ? -over : over
  const up = 2n * (size % under) >= under ? 1n : 0n
  const whole = size / under + up
  return over < 0n ? -whole : whole
}

const share = (millionths: bigint) => of(millionths, 100n * ONE)

/** Price of a line, net or gross like the prices, in minor units. */
export function oracleAmount(line: LineInput, digits: number): bigint {
  const price = times(of(line.quantity, ONE), of(line.unitPrice, ONE))
  const full = times(price, of(10n ** BigInt(digits)))
  if (line.discountAmount) return rounded(full) - line.discountAmount
  return rounded(times(full, minus(of(1n), share(line.discount))))
}

/** VAT on a net amount, or in a gross one. */
export const oracleTax = (amount: bigint, rate: bigint, isGross: boolean) =>
  isGross ? rounded(of(amount * rate, 100n * ONE + rate)) : rounded(times(of(amount), share(rate)))

/** A percentage of an amount. */
export const oraclePercent = (amount: bigint, percent: bigint) =>
  rounded(times(of(amount), share(percent)))
