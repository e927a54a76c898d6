import { moneyNumber } from '#core/money/minor'
import type { summarize } from '#modules/recurring/queries/summary'

type Summary = Awaited<ReturnType<typeof summarize>>

/** Counts by status, and the figures of each currency in major units. */
export const transformSummary = ({ counts, sums }: Summary) => ({
  counts,
  currencies: [...sums].map(([currency, { monthly, yearly, next30Days }]) => ({
    currency,
    monthly: moneyNumber(monthly, currency),
    yearly: moneyNumber(yearly, currency),
    next30Days: moneyNumber(next30Days, currency),
  })),
})
