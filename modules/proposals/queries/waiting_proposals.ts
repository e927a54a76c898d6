import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { WaitingDocument } from '#modules/clients/public'

const WAITING = `
  select id, number, title, date_on, valid_until, currency, total from proposals
  where company_id = ? and client_id = ? and status in ('Sent', 'Viewed') and is_superseded = ?
    and is_archived = ? and valid_until >= ?
  order by valid_until, id limit 100`

interface Row {
  id: string
  number: string
  title: string
  date_on: Day
  valid_until: Day
  currency: string
  total: StoredInteger
}

/** The proposals that a client can answer. */
export async function waitingProposals(
  { id }: CompanyReference,
  clientId: string,
  today: Day
): Promise<WaitingDocument[]> {
  const rows = await readRows<Row>(WAITING, [id, clientId, false, false, today])
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.title,
    date: row.date_on,
    until: row.valid_until,
    currency: row.currency,
    total: moneyFromRow(row.total),
    open: moneyFromRow(row.total),
  }))
}
