import { addDays, today } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { minor, NOTHING } from '#core/money/minor'
import { PROFILE_STATUSES, type ProfileStatus } from '#modules/recurring/models/recurring_profile'
import { indexFrom, occurrence } from '#modules/recurring/schedule/occurrences'
import type { Schedule } from '#modules/recurring/schedule/schedule'
import { recurringRevenue } from '#modules/recurring/schedule/yearly_sum'

interface ActiveRow {
  currency: string
  net: StoredInteger
  total: StoredInteger
  schedule: string
  next_on: string
  runs_made: number
  ends_on: string | null
  ends_after: number | null
}

/** Sums of active profiles in one currency. */
export interface RecurringSums {
  /** Without VAT: MRR and ARR. */
  monthly: ReturnType<typeof recurringRevenue>['monthly']
  yearly: ReturnType<typeof recurringRevenue>['yearly']
  /** With VAT: what the invoices of the next thirty days ask for. */
  next30Days: ReturnType<typeof recurringRevenue>['yearly']
}

const AHEAD = 30

/** How many profiles there are of each status, and what the active ones come to. @param companyId null for all companies */
export async function summarize(companyId: string | null, timeZone: string) {
  const all = () => {
    const query = reader().from('recurring_profiles')
    return companyId === null ? query : query.where('company_id', companyId)
  }
  const counted: { status: ProfileStatus; profiles: number | string }[] = await all()
    .groupBy('status')
    .select('status')
    .count('* as profiles')
  const counts = Object.fromEntries(
    PROFILE_STATUSES.map((status) => [
      status,
      Number(counted.find((row) => row.status === status)?.profiles ?? 0),
    ])
  ) as Record<ProfileStatus, number>

  const active: ActiveRow[] = await all()
    .where('status', 'active')
    .select('currency', 'net', 'total', 'schedule', 'next_on', 'runs_made', 'ends_on', 'ends_after')
  return { counts, sums: sumByCurrency(active, addDays(today(timeZone), AHEAD)) }
}

function sumByCurrency(rows: ActiveRow[], until: string) {
  const sums = new Map<string, RecurringSums>()
  for (const row of rows) {
    const schedule: Schedule = JSON.parse(row.schedule)
    const { monthly, yearly } = recurringRevenue(schedule, moneyFromRow(row.net))
    const before = sums.get(row.currency) ?? {
      monthly: NOTHING,
      yearly: NOTHING,
      next30Days: NOTHING,
    }
    const comes = minor(moneyFromRow(row.total) * BigInt(datesUntil(row, schedule, until)))
    sums.set(row.currency, {
      monthly: minor(before.monthly + monthly),
      yearly: minor(before.yearly + yearly),
      next30Days: minor(before.next30Days + comes),
    })
  }
  return sums
}

/** How many invoices a profile makes until a day. */
function datesUntil(
  { next_on, runs_made, ends_on, ends_after }: ActiveRow,
  schedule: Schedule,
  until: string
) {
  if (next_on > until) return 0
  const last = ends_on !== null && ends_on < until ? ends_on : until
  const first = indexFrom(schedule, next_on)
  let index = first
  while (occurrence(schedule, index) <= last) index++
  const comes = index - first
  return ends_after === null ? comes : Math.min(comes, ends_after - runs_made)
}
