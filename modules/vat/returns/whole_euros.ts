import { type Minor, minor } from '#core/money/minor'

const CENTS = 100n

/** A taxable amount without its cents: the form takes whole euros, rounded towards nothing. */
export const wholeEuros = (amount: Minor): Minor => minor((amount / CENTS) * CENTS)

/** A taxable amount in whole euros, rounded half away from nothing, as the recapitulative statement asks. */
export function roundedEuros(amount: Minor): Minor {
  const half = amount < 0n ? -CENTS / 2n : CENTS / 2n
  return wholeEuros(minor(amount + half))
}
