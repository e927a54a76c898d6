import { type Minor, minor, moneyNumber } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import type { BackTestMonth } from '#modules/forecast/queries/back_test'

/** Past months in major units, and how close the forecast was. */
export function transformBackTest(months: readonly BackTestMonth[], currency: string) {
  const money = (amount: Minor) => moneyNumber(amount, currency)
  return {
    currency,
    months: months.map((month) => ({
      from: month.from,
      expectedIn: money(month.expectedIn),
      received: money(month.received),
      expectedOut: money(month.expectedOut),
      paid: money(month.paid),
      /** Actual less expected: above zero when more money was left than expected. */
      difference: money(
        minor(month.received - month.expectedIn - (month.paid - month.expectedOut))
      ),
    })),
    /** In percent, how much of the money that came in had been expected; null without any. */
    foreseen: foreseen(months),
  }
}

function foreseen(months: readonly BackTestMonth[]): number | null {
  const received = months.reduce((sum: bigint, month) => sum + month.received, 0n)
  if (received <= 0n) return null
  const missed = months.reduce(
    (sum, { received: came, expectedIn }) => sum + magnitude(came - expectedIn),
    0n
  )
  const percent = Number(roundedQuotient((received - missed) * 100n, received))
  return Math.max(0, percent)
}
