import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { WaitingDocument } from '#modules/clients/public'

const WAITING = `
  select estimates.id, estimates.number, estimates.date_on, estimates.valid_until, estimates.currency,
    estimates.total, estimate_lines.description
  from estimates
  left join estimate_lines on estimate_lines.company_id = estimates.company_id
    and estimate_lines.estimate_id = estimates.id and estimate_lines.position = 1
  where estimates.company_id = ? and estimates.client_id = ? and estimates.status in ('Sent', 'Viewed')
    and estimates.is_superseded = ? and estimates.valid_until >= ?
  order by estimates.valid_until, estimates.id limit 100`

interface Row {
  id: string
  number: string
  date_on: Day
  valid_until: Day
  currency: string
  total: StoredInteger
  description: string | null
}

/** The estimates that a client can answer. */
export async function waitingEstimates(
  { id }: CompanyReference,
  clientId: string,
  today: Day
): Promise<WaitingDocument[]> {
  const rows = await readRows<Row>(WAITING, [id, clientId, false, today])
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: (row.description ?? '').split('\n')[0] ?? '',
    date: row.date_on,
    until: row.valid_until,
    currency: row.currency,
    total: moneyFromRow(row.total),
    open: moneyFromRow(row.total),
  }))
}
