/**
 * `numerator / denominator`, rounded to an integer, halves away from zero: 2.5 → 3, −2.5 → −3.
 * Commercial rounding (DIN 1333); symmetrical, so that a credit note is the exact negative of its invoice.
 */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero.')
  const isNegative = numerator < 0n !== denominator < 0n
  const above = magnitude(numerator)
  const below = magnitude(denominator)
  const rounded = (2n * above + below) / (2n * below)
  return isNegative ? -rounded : rounded
}

export const magnitude = (value: bigint) => (value < 0n ? -value : value)
