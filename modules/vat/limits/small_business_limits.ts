import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/public'
import { HOME } from '#modules/vat/returns/return_line'
import { type DayOfTurnover, turnoverByDay } from './turnover.js'

/** In euro cents, valid since 1 January 2025. */
const LIMIT_BEFORE = minor(25_000_00n)
const LIMIT_RUNNING = minor(100_000_00n)

/** Percent of a limit from which it is near. */
const NEAR_PERCENT = 80n

/**
 * `lastYear`: too much last year, so this year has no exemption. `thisYear`: the limit of the running year, which ends
 * the exemption at once. `nextYear`: this year's turnover against the limit that decides on next year.
 */
export type LimitRule = 'lastYear' | 'thisYear' | 'nextYear'

/** A limit that is near or passed. Amounts in euro cents. */
export interface LimitWarning {
  rule: LimitRule
  /** Year of the turnover. */
  year: number
  amount: Minor
  limit: Minor
  isPassed: boolean
  /** Day of the payment that passed it. */
  passedOn: Day | null
}

/**
 * The limits of a small business in Germany that are near or passed on a day. Its sales are exempt when its turnover
 * was at most 25,000 euros in the calendar year before and is at most 100,000 in the running one (§ 19 (1) UStG as of
 * 1 January 2025, article 25 of the JStG 2024, BGBl. 2024 I no. 387). The sale that passes the second limit is taxed
 * already. A limit that was passed in full makes the others irrelevant.
 */
export async function limitWarnings(company: CompanyReference, on: Day): Promise<LimitWarning[]> {
  const { country, isSmallBusiness } = await readCompanySettings(company)
  if (country !== HOME || !isSmallBusiness) return []
  return keptUntilChange(company.id, `small business limits ${on}`, async () => {
    const year = Number(on.slice(0, 4))
    const days = await turnoverByDay(company, { from: `${year - 1}-01-01`, to: `${year}-12-31` })
    const [before, running] = [year - 1, year].map((one) =>
      days.filter(({ day }) => day.startsWith(String(one)))
    )
    const lastYear = measured('lastYear', year - 1, before, LIMIT_BEFORE)
    if (lastYear.isPassed) return [lastYear]
    const thisYear = measured('thisYear', year, running, LIMIT_RUNNING)
    if (thisYear.isPassed) return [thisYear]
    return [thisYear, measured('nextYear', year, running, LIMIT_BEFORE)].filter(isNear)
  })
}

function measured(
  rule: LimitRule,
  year: number,
  days: DayOfTurnover[],
  limit: Minor
): LimitWarning {
  let amount = NOTHING
  let passedOn: Day | null = null
  for (const { day, net } of days) {
    amount = minor(amount + net)
    if (amount > limit) passedOn ??= day
  }
  // A refund that brings the turnover back under the limit leaves it kept.
  const isPassed = amount > limit
  return { rule, year, amount, limit, isPassed, passedOn: isPassed ? passedOn : null }
}

const isNear = ({ amount, limit }: LimitWarning) => amount * 100n >= limit * NEAR_PERCENT
