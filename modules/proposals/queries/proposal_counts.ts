import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  isOffered,
  PROPOSAL_STATUSES,
  type ProposalStatus,
  type StoredStatus,
} from '#modules/proposals/proposal_status'

interface SumRow {
  status: StoredStatus
  is_archived: boolean | number
  currency: string
  is_late: number | bigint
  documents: StoredInteger
  total: StoredInteger
}

export const SUMS = `
  select status, is_archived, currency, case when valid_until < ? then 1 else 0 end as is_late, count(*) as documents,
    cast(sum(coalesce(accepted_total, total)) as signed) as total
  from proposals where company_id = ? and is_superseded = ?
  group by status, is_archived, currency, is_late`

const WON: readonly ProposalStatus[] = ['Accepted']
const LOST: readonly ProposalStatus[] = ['Declined', 'Expired']

/**
 * How many proposals there are of each status, what waits for an answer and what was won by currency, and the hit
 * rate: of those that are decided (accepted, declined or expired) the accepted ones, in percent; null without any.
 * Archived ones are counted for themselves and stand in no other figure.
 */
export async function countProposals(company: CompanyReference, today: Day) {
  const none = Object.fromEntries(PROPOSAL_STATUSES.map((status) => [status, 0]))
  const statuses = { all: 0, ...none } as Record<ProposalStatus | 'all', number>
  const open = new Map<string, Minor>()
  const won = new Map<string, Minor>()
  for (const row of await readRows<SumRow>(SUMS, [today, company.id, false])) {
    if (row.is_archived) {
      statuses.Archived += Number(row.documents)
      continue
    }
    const status = isOffered(row.status) && Number(row.is_late) ? 'Expired' : row.status
    statuses[status] += Number(row.documents)
    statuses.all += Number(row.documents)
    const sums = WON.includes(status) ? won : isWaiting(status) ? open : undefined
    sums?.set(row.currency, minor((sums.get(row.currency) ?? NOTHING) + moneyFromRow(row.total)))
  }
  const count = (names: readonly ProposalStatus[]) =>
    names.reduce((sum, name) => sum + statuses[name], 0)
  const decided = count([...WON, ...LOST])
  return {
    statuses,
    open: amounts(open),
    won: amounts(won),
    hitRate: decided === 0 ? null : Math.round((count(WON) * 100) / decided),
  }
}

const isWaiting = (status: ProposalStatus) =>
  status !== 'Expired' && status !== 'Archived' && isOffered(status)

const amounts = (sums: Map<string, Minor>): Record<string, number> =>
  Object.fromEntries([...sums].map(([currency, sum]) => [currency, moneyNumber(sum, currency)]))
