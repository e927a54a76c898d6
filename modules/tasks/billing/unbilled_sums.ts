import type { Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import { type HourlyRate, hourlyRateOf, RATE_COLUMNS, type RateRow } from './hourly_rate.js'
import { unbilledRows } from './unbilled_time.js'

/** The unbilled time of one project. */
export interface UnbilledSum {
  projectId: string
  projectNumber: string
  projectName: string
  projectColor: string
  clientId: string
  clientName: string
  seconds: number
  entries: number
  /** When the first and the last of the entries began. */
  firstAt: Instant
  lastAt: Instant
  rate: HourlyRate | null
  /** The order that the project was made from pays for it. */
  isCovered: boolean
}

interface Row extends RateRow {
  project_id: string
  number: string
  name: string
  color: string
  client_id: string
  client_name: string
  worked: number
  breaks: number
  entries: number
  first_at: number
  last_at: number
  is_covered: boolean | number
}

/** Unbilled time by project, the oldest first. */
export async function unbilledSums(
  company: Pick<CompanyScope, 'id' | 'currency'>,
  { clientId, projectId }: { clientId?: string | undefined; projectId?: string | undefined }
): Promise<UnbilledSum[]> {
  const columns = [
    'projects.id as project_id',
    'projects.number',
    'projects.name',
    'projects.color',
    'projects.is_covered',
    'clients.id as client_id',
    'clients.name as client_name',
    ...RATE_COLUMNS,
  ]
  const query = unbilledRows<Row>(company)
    .whereNotNull('time_entries.ended_at')
    .select(
      ...columns,
      reader().raw('sum(time_entries.ended_at - time_entries.started_at) as worked'),
      reader().raw('sum(time_entries.break_seconds) as breaks'),
      reader().raw('count(*) as entries'),
      reader().raw('min(time_entries.started_at) as first_at'),
      reader().raw('max(time_entries.started_at) as last_at')
    )
    .groupBy(...columns.map((column) => column.split(' as ')[0] ?? column))
    .orderBy('first_at')
    .orderBy('projects.id')
  if (clientId) query.where('projects.client_id', clientId)
  if (projectId) query.where('projects.id', projectId)
  const rows = await query
  return rows.map((row) => ({
    projectId: row.project_id,
    projectNumber: row.number,
    projectName: row.name,
    projectColor: row.color,
    clientId: row.client_id,
    clientName: row.client_name,
    seconds: Number(row.worked) / 1000 - Number(row.breaks),
    entries: Number(row.entries),
    firstAt: Number(row.first_at),
    lastAt: Number(row.last_at),
    rate: hourlyRateOf(row, company.currency),
    isCovered: Boolean(row.is_covered),
  }))
}
