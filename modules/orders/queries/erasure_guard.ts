import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const DRAFT =
  "select id from orders where company_id = ? and client_id = ? and status = 'Draft' limit 1"

/** A draft would name the erased person, and could not be sent. */
export async function draftOrderGuard(company: CompanyReference, { id }: { id: string }) {
  const [draft] = await readRows(DRAFT, [company.id, id])
  return draft ? 'orders.erasure_draft' : undefined
}
