import type { Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import type { CompanyScope } from '#core/http/caller'
import type { StoredInteger } from '#core/money/columns'
import { readCompanySettings } from '#modules/settings/public'
import { LENGTH, roundedLength } from '#modules/tasks/billing/rounded_time'
import { isBillableByProject } from '#modules/tasks/queries/billable'
import { type HourlyRate, type RateRow, rateFinder } from '#modules/tasks/rates/hourly_rate'
import { rateGroups } from '#modules/tasks/rates/rate_groups'

/** Finished time on a project that began in one stretch, with one rate. */
export interface WorkPart {
  projectId: string
  /** The start of the stretch; 0 for time before the first one. */
  at: Instant
  seconds: number
  /** As they are billed: each entry by the rule of its project or of the company. */
  roundedSeconds: number
  isBillable: boolean
  rate: HourlyRate | null
}

interface Row extends RateRow {
  project_id: string
  billable: boolean | number
  worked: StoredInteger
  rounded: StoredInteger
}

interface WorkWish {
  projectIds: readonly string[]
  /** Where stretches begin, in order. */
  starts: readonly Instant[]
}

/** The time of some projects, parted as far as rates and stretches demand. */
export async function readWork(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  { projectIds, starts }: WorkWish
): Promise<WorkPart[]> {
  if (projectIds.length === 0) return []
  const [{ rates, rateOf }, { timeRounding }] = await Promise.all([
    rateFinder(company),
    readCompanySettings(company),
  ])
  // One column parts by both: the rate at the start of such a part is the rate of all its time.
  const both = [...new Set([...rates.starts, ...starts])].sort((one, other) => one - other)
  const { columns, groups } = rateGroups({ ...rates, starts: both })
  const billable = `coalesce(time_entries.is_billable, ${isBillableByProject('time_entries.user_id')})`
  const rows: Row[] = await reader()
    .from('projects')
    .leftJoin('clients', (on) =>
      on.on('clients.company_id', 'projects.company_id').andOn('clients.id', 'projects.client_id')
    )
    // Cross: from the projects to their time, not through all time of the company.
    .joinRaw(
      `cross join tasks on tasks.company_id = projects.company_id and tasks.project_id = projects.id
       cross join time_entries on time_entries.company_id = tasks.company_id
         and time_entries.task_id = tasks.id`
    )
    .where('projects.company_id', company.id)
    .whereIn('projects.id', [...projectIds])
    .whereNotNull('time_entries.ended_at')
    .select(
      'projects.id as project_id',
      ...[
        `${billable} as billable`,
        ...columns,
        `sum(${LENGTH}) as worked`,
        `sum(${roundedLength(timeRounding)}) as rounded`,
      ].map((column) => reader().raw(column))
    )
    .groupByRaw(['billable', ...groups].join(', '))
  return rows.map((row) => ({
    projectId: row.project_id,
    at: starts.findLast((start) => start <= Number(row.rated_at)) ?? 0,
    seconds: Number(row.worked) / 1000,
    roundedSeconds: Number(row.rounded) / 1000,
    isBillable: Boolean(row.billable),
    rate: rateOf(row),
  }))
}
