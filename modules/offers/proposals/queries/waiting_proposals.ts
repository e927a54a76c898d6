import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { WaitingDocument } from '#modules/clients/public'
import { type WaitingRow, waitingOffer } from '#modules/offers/queries/waiting_offers'

const WAITING = `
  select id, number, title, date_on, valid_until, currency, total from proposals
  where company_id = ? and client_id = ? and status in ('Sent', 'Viewed') and is_superseded = ?
    and is_archived = ? and valid_until >= ?
  order by valid_until, id limit 100`

/** The proposals that a client can answer. */
export async function waitingProposals(
  { id }: CompanyReference,
  clientId: string,
  today: Day
): Promise<WaitingDocument[]> {
  const rows = await readRows<WaitingRow>(WAITING, [id, clientId, false, false, today])
  return rows.map(waitingOffer)
}
