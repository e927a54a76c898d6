import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import {
  occurrence,
  type RetainedProfile,
  type RetainerTerms,
  retainerPeriodOf,
} from '#modules/recurring/public'
import type { StoredPeriod } from './stored_periods.js'

/** Most periods that are made up at once. */
const MOST_PERIODS = 400

/** A period that no run has settled yet. */
export interface ComingPeriod {
  from: Day
  until: Day
  includedSeconds: number
}

const SKIPPED = `
  select occurrence_on from recurring_runs where company_id = ? and profile_id = ? and status = 'skipped'`

/**
 * The periods after the settled ones that end by a day. A period whose fee was left out includes no hours.
 * @param through the last day that a period may end on
 */
export async function comingPeriods(
  profile: RetainedProfile,
  terms: RetainerTerms,
  { stored, through }: { stored: readonly StoredPeriod[]; through: Day }
): Promise<ComingPeriod[]> {
  const { companyId, id, timing } = profile
  const rows = await readRows<{ occurrence_on: Day }>(SKIPPED, [companyId, id])
  const skipped = new Set(rows.map(({ occurrence_on }) => occurrence_on))
  const periods: ComingPeriod[] = []
  let from = firstOpenDay(terms, stored)
  while (periods.length < MOST_PERIODS) {
    const { until, paidBy } = retainerPeriodOf(timing, from)
    if (until > through) break
    const isPaid = !skipped.has(occurrence(timing.schedule, paidBy))
    periods.push({ from, until, includedSeconds: isPaid ? terms.includedSeconds : 0 })
    from = addDays(until, 1)
  }
  return periods
}

function firstOpenDay({ from }: RetainerTerms, stored: readonly StoredPeriod[]): Day {
  const last = stored.at(-1)
  const after = last ? addDays(last.until, 1) : from
  return after > from ? after : from
}
