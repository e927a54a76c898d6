import { readRows } from '#core/database/read_rows'
import type { CountedCompany } from '#modules/auth/public'

const LIVING = `
  select count(*) as used from clients
  where company_id = ? and merged_into_id is null and erased_at is null`

/** The clients of a company, archived ones included, without those that were merged into others or erased. */
export async function countClients({ id }: CountedCompany) {
  const [row] = await readRows<{ used: number }>(LIVING, [id])
  return Number(row?.used ?? 0)
}
