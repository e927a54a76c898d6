import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A line that bills hours of several projects counts for each of them once. */
const SUMS = `
  select billed.project_id, cast(sum(invoice_lines.net) as signed) as net
  from (
    select distinct tasks.project_id, billed_time.company_id, billed_time.line_id
    from billed_time
    join time_entries on time_entries.company_id = billed_time.company_id and time_entries.id = billed_time.entry_id
    join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
    where billed_time.company_id = ? and tasks.project_id = ? and billed_time.line_id is not null
  ) as billed
  join invoice_lines on invoice_lines.company_id = billed.company_id and invoice_lines.id = billed.line_id
  group by billed.project_id`

/** The billed value of a project's hours on invoices and drafts, net, in their currency. */
export async function billedNet({ id }: CompanyReference, projectId: string): Promise<Minor> {
  const [row] = await readRows<{ net: StoredInteger }>(SUMS, [id, projectId])
  return moneyFromRow(row?.net ?? 0)
}
