import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings, type TimeRounding } from '#modules/settings/public'
import {
  type HourlyRate,
  RATE_COLUMNS,
  type RateRow,
  rateFinder,
} from '#modules/tasks/rates/hourly_rate'
import { COVERED_BY } from './covered_time.js'
import { type RoundingRow, roundingOfRow } from './rounded_time.js'

/** Most entries that one invoice bills; the oldest come first, the others wait for the next. */
const MOST_ENTRIES = 5000

/** Which unbilled time is asked for. */
export interface UnbilledFilter {
  clientId: string
  /** Missing for all projects of the client. */
  projectIds?: readonly string[] | undefined
  /** Entries that began at this instant or later. */
  from?: Instant | undefined
  /** Entries that began before this instant. */
  before?: Instant | undefined
  /** Entries that ended by then. */
  until: Instant
  /** Also time that an order or a retainer pays for (`isCovered`), which is left out otherwise. */
  includesCovered?: boolean | undefined
}

/** Finished billable time of a client that no invoice bills yet. */
export interface UnbilledTime {
  id: string
  taskId: string
  taskTitle: string
  projectId: string
  projectName: string
  userId: string
  person: string
  startedAt: Instant
  seconds: number
  note: string
  rate: HourlyRate | null
  /** The rule of its project, or of the company. */
  timeRounding: TimeRounding
  /** The order that its project was made from pays for it, or a retainer. */
  isCovered: boolean
}

interface Row extends RateRow, RoundingRow {
  id: string
  task_id: string
  task_title: string
  project_id: string
  project_name: string
  user_id: string
  person: string
  started_at: number
  ended_at: number
  break_seconds: number
  note: string
  covered: number
}

/** The oldest first. */
export async function unbilledTime(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  { clientId, projectIds, from = 0, before, until, includesCovered = false }: UnbilledFilter
): Promise<UnbilledTime[]> {
  const query = unbilledRows<Row>(company)
    .join('users', 'users.id', 'time_entries.user_id')
    .where('projects.client_id', clientId)
    .where('time_entries.started_at', '>=', from)
    .where('time_entries.ended_at', '<=', until)
    .orderBy('time_entries.started_at')
    .orderBy('time_entries.id')
    .limit(MOST_ENTRIES)
    .select(
      'time_entries.id',
      'tasks.id as task_id',
      'tasks.title as task_title',
      'projects.id as project_id',
      'projects.name as project_name',
      reader().raw(`${COVERED_BY} as covered`),
      'projects.time_rounding_mode',
      'projects.time_rounding_minutes',
      'users.id as user_id',
      'users.name as person',
      'time_entries.started_at',
      'time_entries.ended_at',
      'time_entries.break_seconds',
      'time_entries.note',
      ...RATE_COLUMNS
    )
  if (before !== undefined) query.where('time_entries.started_at', '<', before)
  if (!includesCovered) query.whereRaw(`${COVERED_BY} = 0`)
  if (projectIds) query.whereIn('projects.id', [...projectIds])
  const [rows, { rateOf }, settings] = await Promise.all([
    query,
    rateFinder(company),
    readCompanySettings(company),
  ])
  return rows.map((row) => ({
    id: row.id,
    taskId: row.task_id,
    taskTitle: row.task_title,
    projectId: row.project_id,
    projectName: row.project_name,
    userId: row.user_id,
    person: row.person,
    startedAt: Number(row.started_at),
    seconds: (Number(row.ended_at) - Number(row.started_at)) / 1000 - Number(row.break_seconds),
    note: row.note,
    rate: rateOf(row),
    timeRounding: roundingOfRow(row) ?? settings.timeRounding,
    isCovered: Number(row.covered) > 0,
  }))
}

/** In milliseconds, without breaks: a timer that was stopped sooner costs nothing and is not offered. */
const SHORTEST = 60_000

/** Finished time of clients' projects that is billable, at least a minute long without its breaks, and on no invoice. */
export function unbilledRows<SelectedRow>({
  id,
}: CompanyReference): DatabaseQueryBuilderContract<SelectedRow> {
  return (
    reader()
      .from('projects')
      .join('clients', (on) =>
        on.on('clients.company_id', 'projects.company_id').andOn('clients.id', 'projects.client_id')
      )
      // Cross: from the projects to their time, not through all time of the company.
      .joinRaw(
        `cross join tasks on tasks.company_id = projects.company_id and tasks.project_id = projects.id
       cross join time_entries on time_entries.company_id = tasks.company_id
         and time_entries.task_id = tasks.id`
      )
      .leftJoin('billed_time', (on) =>
        on
          .on('billed_time.company_id', 'time_entries.company_id')
          .andOn('billed_time.entry_id', 'time_entries.id')
      )
      .where('projects.company_id', id)
      .whereNull('billed_time.entry_id')
      .whereRaw('coalesce(time_entries.is_billable, 1) = 1')
      .whereRaw(
        'time_entries.ended_at - time_entries.started_at >= time_entries.break_seconds * 1000 + ?',
        [SHORTEST]
      )
  )
}
