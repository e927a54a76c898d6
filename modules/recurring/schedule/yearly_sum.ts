import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { Schedule } from './schedule.js'

/** Dates in a year of 365 days, as a fraction. */
function perYear({ unit, every, on }: Schedule): [dates: bigint, of: bigint] {
  const count = on === 'twoDays' ? 2n : 1n
  const each = BigInt(every)
  if (unit === 'day') return [365n, each]
  if (unit === 'week') return [365n, 7n * each]
  return [(unit === 'month' ? 12n : 1n) * count, each]
}

/** The sum of an amount per date in a year and, on average, in a month. */
export function recurringRevenue(schedule: Schedule, amount: Minor) {
  const [dates, of] = perYear(schedule)
  return {
    yearly: minor(roundedQuotient(amount * dates, of)),
    monthly: minor(roundedQuotient(amount * dates, 12n * of)),
  }
}
