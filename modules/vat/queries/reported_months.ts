import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface MonthRow {
  month: string
  reported_at: number
  reported_by: string
  name: string
}

const MONTHS = `
  select month, reported_at, reported_by, users.name
  from reported_months join users on users.id = reported_months.reported_by
  where reported_months.company_id = ? order by month desc`

/** The months that a company has reported, the latest first. */
export async function reportedMonths({ id }: CompanyReference) {
  const rows = await readRows<MonthRow>(MONTHS, [id])
  return rows.map(({ month, reported_at, reported_by, name }) => ({
    month,
    reportedAt: instantText(reported_at),
    reportedBy: { _id: reported_by, name },
  }))
}

const MONTH = 'select id from reported_months where company_id = ? and month = ?'

/** Whether a month `YYYY-MM` has been reported. */
export const isMonthReported = async ({ id }: CompanyReference, month: string) =>
  (await readRows<{ id: string }>(MONTH, [id, month])).length > 0
