import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The content of recurring expenses is JSON that holds the ids of categories. */
const USES = `
  select 'line' as found from expense_lines where company_id = ? and category = ?
  union all select 'claim' from expense_claims where company_id = ? and category = ?
  union all select 'recurring' from recurring_expenses where company_id = ? and expense like ?
  union all select 'vendor' from vendors where company_id = ? and category = ?
  limit 1`

/** Whether an expense, a receipt that was handed in or a recurring expense has a category of the company. */
export async function isUsed({ id: companyId }: CompanyReference, id: string) {
  const values = [companyId, id, companyId, id, companyId, `%"${id}"%`, companyId, id]
  return (await readRows<{ found: string }>(USES, values)).length > 0
}
