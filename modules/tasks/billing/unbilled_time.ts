import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { startOfDay } from '#modules/tasks/local_time'

/** Most entries that one invoice bills; the oldest come first, the others wait for the next. */
const MOST_ENTRIES = 5000

/** Which unbilled time is asked for. */
export interface UnbilledFilter {
  clientId: string
  /** Null for all projects of the client. */
  projectId: string | null
  /** The first day of the company's zone; null for no limit. */
  from: Day | null
  /** Only time that ended by then. */
  until: Instant
  /** Of the rates: time with a rate in another currency has none. */
  currency: string
}

/** Finished time of a client that no invoice bills yet. */
export interface UnbilledTime {
  id: string
  taskId: string
  taskTitle: string
  projectId: string
  projectName: string
  startedAt: Instant
  seconds: number
  note: string
  /** Major units per hour: the project's, else the client's; null when that is in another currency or missing. */
  rate: Decimal | null
}

interface Row {
  id: string
  task_id: string
  task_title: string
  project_id: string
  project_name: string
  started_at: number
  ended_at: number
  break_seconds: number
  note: string
  project_rate: StoredInteger | null
  project_currency: string
  client_rate: StoredInteger | null
  client_currency: string | null
}

const UNBILLED = `
  select time_entries.id, tasks.id as task_id, tasks.title as task_title, projects.id as project_id,
    projects.name as project_name, time_entries.started_at, time_entries.ended_at, time_entries.break_seconds,
    time_entries.note, projects.hourly_rate as project_rate, projects.currency as project_currency,
    clients.hourly_rate as client_rate, clients.currency as client_currency
  from projects
  join clients on clients.company_id = projects.company_id and clients.id = projects.client_id
  join tasks on tasks.company_id = projects.company_id and tasks.project_id = projects.id
  join time_entries on time_entries.company_id = tasks.company_id and time_entries.task_id = tasks.id
  left join billed_time on billed_time.company_id = time_entries.company_id
    and billed_time.entry_id = time_entries.id
  where projects.company_id = ? and projects.client_id = ? and (? = '' or projects.id = ?)
    and time_entries.started_at >= ? and time_entries.ended_at <= ? and billed_time.entry_id is null
    and coalesce(time_entries.is_billable, 1) = 1
    and time_entries.ended_at - time_entries.started_at > time_entries.break_seconds * 1000
  order by time_entries.started_at, time_entries.id
  limit ${MOST_ENTRIES}`

/** The oldest first. */
export async function unbilledTime(
  company: CompanyScope,
  { clientId, projectId, from, until, currency }: UnbilledFilter
): Promise<UnbilledTime[]> {
  const project = projectId ?? ''
  const since = from ? startOfDay(from, company.timeZone) : 0
  const values = [company.id, clientId, project, project, since, until]
  const rows = await readRows<Row>(UNBILLED, values)
  return rows.map((row) => ({
    id: row.id,
    taskId: row.task_id,
    taskTitle: row.task_title,
    projectId: row.project_id,
    projectName: row.project_name,
    startedAt: Number(row.started_at),
    seconds: (Number(row.ended_at) - Number(row.started_at)) / 1000 - Number(row.break_seconds),
    note: row.note,
    rate: rateOf(row, currency, company.currency),
  }))
}

function rateOf(row: Row, currency: string, companyCurrency: string): Decimal | null {
  const { project_rate, project_currency, client_rate, client_currency } = row
  // What a project is priced at holds for it, also when that is in another currency.
  const [rate, of] =
    project_rate === null
      ? [client_rate, client_currency ?? companyCurrency]
      : [project_rate, project_currency]
  return rate === null || of !== currency ? null : decimalFromRow(rate)
}
