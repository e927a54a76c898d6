import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const OPEN = `
  select id from proposals where company_id = ? and client_id = ? and is_superseded = ?
    and status in ('Draft', 'Sent', 'Viewed') limit 1`

/** A client with pending mails or open proposals cannot be erased yet. */
export async function openProposalGuard(company: CompanyReference, { id }: { id: string }) {
  const [open] = await readRows(OPEN, [company.id, id, false])
  return open ? 'proposals.erasure_open' : undefined
}
