import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'

const ABSENCES =
  "select count(*) as count from absences where company_id = ? and status = 'requested'"
const WEEKS =
  "select count(*) as count from work_weeks where company_id = ? and status = 'submitted'"

/** How many absences and submitted weeks wait for an owner's decision. */
export async function waitingDecisions({ id }: CompanyReference) {
  const [absences, weeks] = await Promise.all([count(ABSENCES, id), count(WEEKS, id)])
  return { absences, weeks }
}

async function count(statement: string, companyId: string) {
  const [row] = await readRows<{ count: StoredInteger }>(statement, [companyId])
  return Number(row?.count ?? 0)
}
