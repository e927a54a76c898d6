import { type Minor, minor } from './minor.js'
import { flooredQuotient } from './split.js'

/**
 * Rounds each exact fraction `numerator / denominator` up or down, so that they add up to `whole` (largest
 * remainder; of equal remainders the earlier one is rounded up). `whole` must be their exact sum, rounded.
 * The negative of everything gives the exact negative of every part.
 */
export function roundToSum(
  whole: Minor,
  numerators: readonly bigint[],
  denominator: bigint
): Minor[] {
  const isTurned = (numerators.find((numerator) => numerator !== 0n) ?? 0n) < 0n
  const sign = isTurned ? -1n : 1n
  const shares = numerators.map((numerator, index) => {
    const part = flooredQuotient(sign * numerator, denominator)
    return { index, part, rest: sign * numerator - part * denominator }
  })
  const missing = sign * whole - shares.reduce((total, { part }) => total + part, 0n)
  const luckiest = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, Number(missing))
  for (const share of luckiest) share.part += 1n
  return shares.map(({ part }) => minor(sign * part))
}
