import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type OfferSum, type Outcomes, offerFigures } from '#modules/documents/public'
import {
  isOffered,
  PROPOSAL_STATUSES,
  type ProposalStatus,
  type StoredStatus,
} from '#modules/proposals/proposal_status'

interface SumRow extends OfferSum<StoredStatus> {
  is_archived: boolean | number
  is_late: number | bigint
}

export const SUMS = `
  select status, is_archived, currency, case when valid_until < ? then 1 else 0 end as is_late, count(*) as documents,
    cast(sum(coalesce(accepted_total, total)) as signed) as total
  from proposals where company_id = ? and is_superseded = ?
  group by status, is_archived, currency, is_late`

const OUTCOMES: Outcomes<ProposalStatus> = {
  open: ['Sent', 'Viewed'],
  won: ['Accepted'],
  lost: ['Declined', 'Expired'],
}

/**
 * The figures of the company's proposals, and how many there are in all. Archived ones are counted for themselves and
 * stand in no other figure.
 */
export async function countProposals(company: CompanyReference, today: Day) {
  const rows = await readRows<SumRow>(SUMS, [today, company.id, false])
  const shown = rows.map(({ is_archived: isArchived, is_late: isLate, ...row }) => ({
    ...row,
    status: statusOf(row.status, Boolean(isArchived), Number(isLate) === 1),
  }))
  const figures = offerFigures<ProposalStatus>(shown, PROPOSAL_STATUSES, OUTCOMES)
  const { Archived, ...others } = figures.statuses
  const all = Object.values(others).reduce((sum, count) => sum + count, 0)
  return { ...figures, statuses: { all, ...others, Archived } }
}

function statusOf(status: StoredStatus, isArchived: boolean, isLate: boolean): ProposalStatus {
  if (isArchived) return 'Archived'
  return isOffered(status) && isLate ? 'Expired' : status
}
