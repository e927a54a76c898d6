import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'

const WAITING =
  "select count(*) as count from expense_claims where company_id = ? and status = 'submitted'"

/** How many receipts wait for their approval. */
export async function waitingClaims({ id }: CompanyReference): Promise<number> {
  const [row] = await readRows<{ count: StoredInteger }>(WAITING, [id])
  return Number(row?.count ?? 0)
}
