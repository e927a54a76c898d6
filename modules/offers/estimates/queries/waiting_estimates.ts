import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { WaitingDocument } from '#modules/clients/public'
import { type WaitingRow, waitingOffer } from '#modules/offers/queries/waiting_offers'

const WAITING = `
  select estimates.id, estimates.number, estimates.date_on, estimates.valid_until, estimates.currency,
    estimates.total, coalesce(estimate_lines.description, '') as title
  from estimates
  left join estimate_lines on estimate_lines.company_id = estimates.company_id
    and estimate_lines.estimate_id = estimates.id and estimate_lines.position = 1
  where estimates.company_id = ? and estimates.client_id = ? and estimates.status in ('Sent', 'Viewed')
    and estimates.is_superseded = ? and estimates.valid_until >= ?
  order by estimates.valid_until, estimates.id limit 100`

/** The estimates that a client can answer. */
export async function waitingEstimates(
  { id }: CompanyReference,
  clientId: string,
  today: Day
): Promise<WaitingDocument[]> {
  const rows = await readRows<WaitingRow>(WAITING, [id, clientId, false, today])
  return rows.map(waitingOffer)
}
