import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { decimal } from '#core/money/decimal'
import { type Minor, minor, moneyNumber, NOTHING, priceOf } from '#core/money/minor'
import {
  lastPaidDay,
  type RetainedProfile,
  retainerPeriodOf,
  type ShownPeriod,
  type ShownRetainer,
} from '#modules/recurring/public'
import { retainedProjects } from '#modules/tasks/public'
import type { Pool } from '../plan/allocate.js'
import { type Plan, planPeriods } from '../plan/plan_periods.js'
import { retainerLines, type SettledLine } from '../plan/retainer_lines.js'

/** Most periods that are shown, the newest first. */
const MOST_SHOWN = 13
/** Lines are made for their prices alone. */
const ANY_LINES = Number.POSITIVE_INFINITY

/** The projects and periods of a retainer, with hours as they are billed. */
export async function showRetainer(
  company: CompanyScope,
  profile: RetainedProfile
): Promise<ShownRetainer> {
  const projects = await retainedProjects(company, profile.id)
  return {
    projects: projects.map(({ id, name }) => ({ _id: id, name })),
    periods: await shownPeriods(company, profile, { isExact: false }),
  }
}

/**
 * The periods of a retainer up to the one that contains today, or up to the last one that was paid for when it has ended; the
 * newest first.
 * @param isExact counts the unbilled time as it was recorded, without rounding
 */
export async function shownPeriods(
  company: CompanyScope,
  profile: RetainedProfile,
  { isExact }: { isExact: boolean }
): Promise<ShownPeriod[]> {
  const { currency, retainer } = profile
  const { plan, lines } = await planShown(company, profile, { isExact })
  return plan.pools
    .map((pool) => shownPeriod(pool, plan, overAmount(lines, pool.id, currency)))
    .toReversed()
    .slice(0, MOST_SHOWN)
    .map(({ amount, ...period }) => ({
      ...period,
      overAmount: retainer?.overage === 'free' ? null : moneyNumber(amount, currency),
    }))
}

/** The plan of the same periods, and the lines that it would become now. */
export async function planShown(
  company: CompanyScope,
  profile: RetainedProfile,
  { isExact }: { isExact: boolean }
): Promise<{ plan: Plan; lines: SettledLine[] }> {
  const { currency, retainer, timing, nextOn, nextIndex } = profile
  const { until } = retainerPeriodOf(timing, today(company.timeZone))
  const paid = nextOn === null ? lastPaidDay(timing, nextIndex - 1) : until
  const through = paid < until ? paid : until
  const plan = await planPeriods(company, profile, { currency, through, isExact })
  const lines = retainer
    ? retainerLines(company, plan, {
        currency,
        language: company.language,
        terms: retainer,
        most: ANY_LINES,
      })
    : []
  return { plan, lines }
}

function shownPeriod(pool: Pool, { stored, counted }: Plan, amount: Minor) {
  const before = stored.find(({ id }) => id === pool.id)
  const own = counted.filter(({ periodId }) => periodId === pool.id)
  const usedSeconds = own.reduce((sum, { seconds }) => sum + seconds, before?.usedSeconds ?? 0)
  const has = pool.includedSeconds + pool.carriedSeconds
  return {
    from: pool.from,
    until: pool.until,
    invoice: before?.invoice ?? null,
    isSettled: pool.isClosed,
    includedSeconds: pool.includedSeconds,
    carriedSeconds: pool.carriedSeconds,
    usedSeconds,
    overSeconds: usedSeconds - pool.spentSeconds,
    leftSeconds: Math.max(0, has - pool.spentSeconds),
    amount,
  }
}

/** The net value of the hours of a period that no invoice bills yet. */
export const overAmount = (
  lines: readonly SettledLine[],
  periodId: string,
  currency: string
): Minor =>
  lines
    .filter((line) => line.periodId === periodId)
    .map(({ quantity, unitPrice }) =>
      priceOf({ quantity, price: unitPrice, discount: decimal(0n) }, currency)
    )
    .reduce((sum, one) => minor(sum + one), NOTHING)
