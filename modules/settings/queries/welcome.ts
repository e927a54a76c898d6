import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

const CLOSED = `
  select company_id from company_profiles
  where company_id = ? and (welcome_closed_at is not null or legal_form <> '')`

/** Whether a company still lacks its legal form and nobody has answered or skipped the first questions. */
export async function isWelcomeOpen({ id }: CompanyReference): Promise<boolean> {
  const closed = await readRows<{ company_id: string }>(CLOSED, [id])
  return closed.length === 0
}
