import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const HELD =
  'select held_expense_id as id from transfers where company_id = ? and held_expense_id is not null'

/** Ids of the expenses that an order pays which was not withdrawn. */
export async function heldExpenses({ id }: CompanyReference): Promise<Set<string>> {
  const rows = await readRows<{ id: string }>(HELD, [id])
  return new Set(rows.map((row) => row.id))
}
