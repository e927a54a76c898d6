import { DateTime } from 'luxon'
import { type Instant, now, today } from '#core/clock'
import type { Period } from '#modules/tasks/local_time'
import type { BudgetPeriod } from './budget_terms.js'

/** Late entries of longer ago raise no alert. */
const MOST_MONTHS = 24

/** A calendar month of a time zone. */
export interface Month extends Period {
  /** `YYYY-MM` */
  month: string
}

/** The months from the one of an instant to the present one, the last 24 at most. None for an instant in the future. */
export function monthsSince(since: Instant, timeZone: string): Month[] {
  const months: Month[] = []
  let start = DateTime.fromMillis(now(), { zone: timeZone }).startOf('month')
  while (months.length < MOST_MONTHS && start.plus({ months: 1 }).toMillis() > since) {
    const to = start.plus({ months: 1 }).toMillis()
    months.unshift({ month: start.toFormat('yyyy-MM'), from: start.toMillis(), to })
    start = start.minus({ months: 1 })
  }
  return months
}

/** The period of a budget that is running now, as `BudgetUse` names it. */
export const currentPeriod = (period: BudgetPeriod, timeZone: string) =>
  period === 'month' ? today(timeZone).slice(0, 7) : ''
