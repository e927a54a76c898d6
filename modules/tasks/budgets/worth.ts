import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import { type Minor, withinLimit } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'

const SECONDS_PER_HOUR = 3600n

/** The exact price of time: seconds times millionths of a major unit per hour. Sums are rounded once, at the end. */
export type Worth = bigint

/** @param amount major units per hour */
export const worthOf = (seconds: number, amount: Decimal): Worth => BigInt(seconds) * amount

/** Minor units, rounded half up. */
export const minorOf = (worth: Worth, currency: string): Minor =>
  withinLimit(
    roundedQuotient(worth * 10n ** BigInt(exponentOf(currency)), SECONDS_PER_HOUR * DECIMAL_ONE)
  )
