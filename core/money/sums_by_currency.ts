import { type Minor, minor, NOTHING } from './minor.js'

/** Adds amounts up by their currency; different currencies are never mixed. */
export function sumsByCurrency(
  amounts: Iterable<readonly [currency: string, amount: Minor]>
): Map<string, Minor> {
  const sums = new Map<string, Minor>()
  for (const [currency, amount] of amounts) {
    sums.set(currency, minor((sums.get(currency) ?? NOTHING) + amount))
  }
  return sums
}
