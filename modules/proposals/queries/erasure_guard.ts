import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const OPEN = `
  select id from proposals where company_id = ? and client_id = ? and is_superseded = ?
    and status in ('Draft', 'Sent', 'Viewed') limit 1`

/** Whoever is being written to, or may still accept something, cannot be forgotten yet. */
export async function openProposalGuard(company: CompanyReference, { id }: { id: string }) {
  const [open] = await readRows(OPEN, [company.id, id, false])
  return open ? 'proposals.erasure_open' : undefined
}
