import { type Minor, minor } from './minor.js'
import { magnitude } from './rounding.js'

/**
 * Splits an amount in the proportion of `weights`, so that the parts add up to it exactly
 * (largest remainder; of equal remainders the earlier part wins).
 * Weights may be negative, as a returned item is; the split of the negative amount is the negative split.
 * @throws RangeError when the weights add up to zero but the amount does not
 */
export function split(amount: Minor, weights: readonly bigint[]): Minor[] {
  const whole = weights.reduce((total, weight) => total + weight, 0n)
  if (amount === 0n) return weights.map(() => minor(0n))
  if (whole === 0n)
    throw new RangeError('An amount cannot be split by weights that add up to zero.')

  const isTurned = whole < 0n
  const shares = weights.map((weight, index) => {
    const numerator = magnitude(amount) * (isTurned ? -weight : weight)
    const part = flooredQuotient(numerator, magnitude(whole))
    return { index, part, rest: numerator - part * magnitude(whole) }
  })
  const missing = magnitude(amount) - shares.reduce((total, { part }) => total + part, 0n)
  const luckiest = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, Number(missing))
  for (const share of luckiest) share.part += 1n
  return shares.map(({ part }) => minor(amount < 0n ? -part : part))
}

export function flooredQuotient(numerator: bigint, denominator: bigint) {
  const towardsZero = numerator / denominator
  return numerator < 0n && numerator % denominator !== 0n ? towardsZero - 1n : towardsZero
}
