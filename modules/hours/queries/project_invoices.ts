import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Receivable } from '#modules/invoicing/public'

/** An invoice or draft that bills hours of a project. */
export interface ProjectInvoice extends Receivable {
  id: string
  kind: 'invoice' | 'cancellation' | 'creditNote'
  number: string | null
  date_on: string
  currency: string
  total: StoredInteger
  written_off: StoredInteger
}

const COLUMNS = [
  'id',
  'kind',
  'number',
  'status',
  'date_on',
  'due_on',
  'created_at',
  'currency',
  'total',
  'written_off',
] as const satisfies (keyof ProjectInvoice)[]

const BILLING = `
  select billed_time.invoice_id from tasks
  join time_entries on time_entries.company_id = tasks.company_id and time_entries.task_id = tasks.id
  join billed_time on billed_time.company_id = time_entries.company_id and billed_time.entry_id = time_entries.id
  where tasks.company_id = ? and tasks.project_id = ?`

/** The invoices and drafts that bill hours of a project by their day, the newest first without an order. */
export const projectInvoices = (
  { id }: CompanyReference,
  { projectId, order = 'desc' }: { projectId: string; order?: 'asc' | 'desc' | undefined }
): DatabaseQueryBuilderContract<ProjectInvoice> =>
  reader()
    .from('invoices')
    .select(...COLUMNS)
    .where('invoices.company_id', id)
    .whereRaw(`invoices.id in (${BILLING})`, [id, projectId])
    .orderBy('date_on', order)
    .orderBy('id', order)

/** A line counts once, also one that bills hours of several projects. */
const NET = `
  select invoice_lines.invoice_id, cast(sum(invoice_lines.net) as signed) as net from (
    select distinct billed_time.line_id from tasks
    join time_entries on time_entries.company_id = tasks.company_id and time_entries.task_id = tasks.id
    join billed_time on billed_time.company_id = time_entries.company_id and billed_time.entry_id = time_entries.id
    where tasks.company_id = ? and tasks.project_id = ? and billed_time.line_id is not null
  ) as billed
  join invoice_lines on invoice_lines.company_id = ? and invoice_lines.id = billed.line_id
  group by invoice_lines.invoice_id`

/** The billed value of a project's hours on each invoice, net in its currency, by the id of the invoice. */
export async function netOfProject(
  { id }: CompanyReference,
  projectId: string
): Promise<Map<string, Minor>> {
  const rows = await readRows<{ invoice_id: string; net: StoredInteger }>(NET, [id, projectId, id])
  return new Map(rows.map(({ invoice_id, net }) => [invoice_id, moneyFromRow(net)]))
}
