import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Names of all people of a company by their id, also of those who have left. */
export async function namesOf({ id }: CompanyReference): Promise<Map<string, string>> {
  const rows = await readRows<{ id: string; name: string }>(
    'select id, name from users where company_id = ?',
    [id]
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
