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
