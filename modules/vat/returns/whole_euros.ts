import { type Minor, minor } from '#core/money/minor'

const CENTS = 100n

/** A taxable amount without its cents: the form takes whole euros, rounded towards nothing. */
export const wholeEuros = (amount: Minor): Minor => minor((amount / CENTS) * CENTS)
