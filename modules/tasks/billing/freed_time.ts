import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { unbilledRows } from './unbilled_time.js'

interface Row {
  id: string
  task_id: string
  started_at: number
  ended_at: number
  break_seconds: number
}

/** Those of some entries that can be billed to a client now, with their worked time in seconds. */
export async function billableOf(company: CompanyReference, clientId: string, entryIds: string[]) {
  const rows = await unbilledRows<Row>(company)
    .where('projects.client_id', clientId)
    .whereNotNull('time_entries.ended_at')
    .whereIn('time_entries.id', entryIds)
    .select(
      'time_entries.id',
      'time_entries.task_id',
      'time_entries.started_at',
      'time_entries.ended_at',
      'time_entries.break_seconds'
    )
  return rows.map((row) => ({
    id: row.id,
    taskId: row.task_id,
    seconds: (Number(row.ended_at) - Number(row.started_at)) / 1000 - Number(row.break_seconds),
  }))
}

/** The invoices that bill some of these entries; a draft has no number. */
export async function invoicesOfTime(company: CompanyReference, entryIds: string[]) {
  const rows: { id: string; number: string | null }[] = await reader()
    .from('billed_time')
    .join('invoices', (on) =>
      on
        .on('invoices.company_id', 'billed_time.company_id')
        .andOn('invoices.id', 'billed_time.invoice_id')
    )
    .where('billed_time.company_id', company.id)
    .whereIn('billed_time.entry_id', entryIds)
    .distinct('invoices.id', 'invoices.number')
  return rows.map(({ id, number }) => ({ _id: id, number }))
}
