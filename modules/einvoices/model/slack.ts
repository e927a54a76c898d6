import { exponentOf } from '#core/money/currency'
import type { Minor } from '#core/money/minor'
import { magnitude } from '#core/money/rounding'

/**
 * Whether an amount matches a calculation, within 0.02 of a whole unit of the currency: the tolerance of
 * PEPPOL-EN16931-R040 and R120 for rounding. A currency without decimal places is rounded by more.
 * @param exact the calculated value, as a fraction of minor units
 */
export const isNear = (
  amount: Minor,
  exact: { numerator: bigint; denominator: bigint },
  currency: string
) =>
  magnitude(amount * exact.denominator - exact.numerator) * 50n <=
  10n ** BigInt(exponentOf(currency)) * exact.denominator
