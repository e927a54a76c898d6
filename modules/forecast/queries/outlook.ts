import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, NOTHING } from '#core/money/minor'
import { type BalanceOn, firstBelow, lowestOf } from '#modules/forecast/rules/balance_course'
import { endOfHorizon } from '#modules/forecast/rules/buckets'
import { forecastOf } from './forecast.js'
import { MOST_MONTHS } from './read_facts.js'

/** Months after the present one that a forecast looks ahead when nobody asks for more. */
export const USUAL_MONTHS = 6

/** How long the money lasts. Amounts are in minor units of the company's currency. */
export interface Outlook {
  /** Months after the present one that are looked at, and the last day of them. */
  months: number
  until: Day
  /** The balance today. */
  balance: Minor
  /** The first day on which the account is overdrawn; null when it never is. */
  runsOutOn: Day | null
  lowest: BalanceOn
  minimum: Minor
  /** The first day on which less than the minimum is left. */
  belowMinimumOn: Day | null
}

/**
 * How long the money lasts, by the habits of clients.
 * @param until a day that should be looked at: beyond the usual months, the forecast looks as far ahead as it can
 * @returns null until a balance has been entered
 */
export async function readOutlook(
  company: CompanyScope,
  { today, until }: { today: Day; until: Day | null }
): Promise<Outlook | null> {
  const isFar = until !== null && until > endOfHorizon(today, USUAL_MONTHS)
  const months = isFar ? MOST_MONTHS : USUAL_MONTHS
  const forecast = await forecastOf(company, { today, months, by: 'habit' })
  if (!forecast.balance) return null
  const { minimum } = forecast.settings
  const { expected } = forecast.courses
  return {
    months,
    until: forecast.until,
    balance: forecast.balance.today,
    runsOutOn: firstBelow(expected, NOTHING)?.day ?? null,
    lowest: lowestOf(expected),
    minimum,
    belowMinimumOn: firstBelow(expected, minimum)?.day ?? null,
  }
}
