import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  ESTIMATE_STATUSES,
  type EstimateStatus,
  isOffered,
  type StoredStatus,
} from '#modules/sales/estimate_status'

interface SumRow {
  status: StoredStatus
  currency: string
  is_late: number | bigint
  documents: StoredInteger
  total: StoredInteger
}

export const SUMS = `
  select status, currency, case when valid_until < ? then 1 else 0 end as is_late, count(*) as documents,
    cast(sum(coalesce(accepted_total, total)) as signed) as total
  from estimates where company_id = ? and is_superseded = ?
  group by status, currency, is_late`

const WON: readonly EstimateStatus[] = ['Accepted', 'Converted']
const LOST: readonly EstimateStatus[] = ['Declined', 'Expired']

/**
 * How many estimates there are of each status, what waits for an answer and what was won by currency, and the hit
 * rate: of those that are decided (accepted, declined or expired) the accepted ones, in percent; null without any.
 */
export async function countEstimates(company: CompanyReference, today: Day) {
  const none = Object.fromEntries(ESTIMATE_STATUSES.map((status) => [status, 0]))
  const statuses = { all: 0, ...none } as Record<EstimateStatus | 'all', number>
  const open = new Map<string, Minor>()
  const won = new Map<string, Minor>()
  for (const row of await readRows<SumRow>(SUMS, [today, company.id, false])) {
    const status = isOffered(row.status) && Number(row.is_late) ? 'Expired' : row.status
    statuses[status] += Number(row.documents)
    statuses.all += Number(row.documents)
    const sums = WON.includes(status) ? won : isWaiting(status) ? open : undefined
    sums?.set(row.currency, minor((sums.get(row.currency) ?? NOTHING) + moneyFromRow(row.total)))
  }
  const count = (names: readonly EstimateStatus[]) =>
    names.reduce((sum, name) => sum + statuses[name], 0)
  const decided = count([...WON, ...LOST])
  return {
    statuses,
    open: amounts(open),
    won: amounts(won),
    hitRate: decided === 0 ? null : Math.round((count(WON) * 100) / decided),
  }
}

const isWaiting = (status: EstimateStatus) => status !== 'Expired' && isOffered(status)

const amounts = (sums: Map<string, Minor>): Record<string, number> =>
  Object.fromEntries([...sums].map(([currency, sum]) => [currency, moneyNumber(sum, currency)]))
