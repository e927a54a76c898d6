import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type OfferSum, type Outcomes, offerFigures } from '#modules/documents/public'
import {
  ESTIMATE_STATUSES,
  type EstimateStatus,
  isOffered,
  type StoredStatus,
} from '#modules/sales/estimate_status'

interface SumRow extends OfferSum<StoredStatus> {
  is_late: number | bigint
}

export const SUMS = `
  select status, currency, case when valid_until < ? then 1 else 0 end as is_late, count(*) as documents,
    cast(sum(coalesce(accepted_total, total)) as signed) as total
  from estimates where company_id = ? and is_superseded = ?
  group by status, currency, is_late`

const OUTCOMES: Outcomes<EstimateStatus> = {
  open: ['Sent', 'Viewed'],
  won: ['Accepted', 'Converted'],
  lost: ['Declined', 'Expired'],
}

/** The figures of the company's estimates, and how many there are in all. */
export async function countEstimates(company: CompanyReference, today: Day) {
  const rows = await readRows<SumRow>(SUMS, [today, company.id, false])
  const shown = rows.map(({ is_late: isLate, ...row }) => ({
    ...row,
    status: isOffered(row.status) && Number(isLate) ? ('Expired' as const) : row.status,
  }))
  const figures = offerFigures<EstimateStatus>(shown, ESTIMATE_STATUSES, OUTCOMES)
  const all = Object.values(figures.statuses).reduce((sum, count) => sum + count, 0)
  return { ...figures, statuses: { all, ...figures.statuses } }
}
