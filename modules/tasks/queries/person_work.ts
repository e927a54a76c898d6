import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings, type TimeRounding } from '#modules/settings/public'
import { LENGTH, roundedLength } from '#modules/tasks/billing/rounded_time'
import { byRate, type RatedSeconds } from '#modules/tasks/billing/unbilled_sums'
import type { Period } from '#modules/tasks/local_time'
import { isBillableByProject } from '#modules/tasks/queries/billable'
import { assignedTo, byDueDay, tasksFor, viewTasks } from '#modules/tasks/queries/tasks'
import { type RateFinder, type RateRow, rateFinder } from '#modules/tasks/rates/hourly_rate'
import { type RateGroups, rateGroups } from '#modules/tasks/rates/rate_groups'
import type { Viewer } from '#modules/tasks/reach'

interface ProjectRow {
  id: string
  name: string
  color: string
}

const PROJECTS = `
  select projects.id, projects.name, projects.color from project_members
  join projects on projects.company_id = project_members.company_id and projects.id = project_members.project_id
  where project_members.company_id = ? and project_members.user_id = ? and projects.status in ('active', 'onHold')
  order by projects.folded_name, projects.id`

/** The current projects that a person works on. */
export const readProjectsOf = (company: CompanyReference, userId: string) =>
  readRows<ProjectRow>(PROJECTS, [company.id, userId])

/** The open tasks of a person that the viewer reaches, by due day. */
export async function readOpenTasksOf(viewer: Viewer, userId: string, most: number) {
  const open = assignedTo(tasksFor(viewer).where('tasks.status', 'open'), userId)
  return viewTasks(viewer, await byDueDay(open).limit(most))
}

/** Finished time of a person on a project, split by whether it is billable. */
export interface ProjectWork {
  /** null for tasks without a project. */
  projectId: string | null
  projectName: string
  projectColor: string
  seconds: number
  billableSeconds: number
  /** Its billable time by rate, as it is billed; null for time without one. */
  parts: RatedSeconds[]
}

interface WorkRow extends RateRow {
  project_id: string | null
  project_name: string | null
  project_color: string | null
  worked: number
  breaks: number
  billable: number
  billed: number
}

const IS_BILLABLE = `(case when coalesce(time_entries.is_billable, ${isBillableByProject('time_entries.user_id')})
  then 1 else 0 end)`

const workSql = ({ columns, groups }: RateGroups, rounding: TimeRounding) => `
  select projects.id as project_id, projects.name as project_name, projects.color as project_color,
    ${columns.join(', ')},
    sum(time_entries.ended_at - time_entries.started_at) as worked, sum(time_entries.break_seconds) as breaks,
    sum(${IS_BILLABLE} * ${LENGTH}) as billable, sum(${IS_BILLABLE} * ${roundedLength(rounding)}) as billed
  from time_entries
  join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  left join projects on projects.company_id = tasks.company_id and projects.id = tasks.project_id
  left join clients on clients.company_id = projects.company_id and clients.id = projects.client_id
  where time_entries.company_id = ? and time_entries.user_id = ? and time_entries.ended_at is not null
    and time_entries.started_at >= ? and time_entries.started_at < ?
  group by projects.id, projects.name, projects.color, ${groups.join(', ')}`

/** Finished time of a person by project, the most first. An entry counts where it began. */
export async function readWorkByProject(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  userId: string,
  { from, to }: Period
): Promise<ProjectWork[]> {
  const [{ rates, rateOf }, { timeRounding }] = await Promise.all([
    rateFinder(company),
    readCompanySettings(company),
  ])
  const sql = workSql(rateGroups(rates), timeRounding)
  const rows = await readRows<WorkRow>(sql, [company.id, userId, from, to])
  const byProject = Map.groupBy(rows, ({ project_id }) => project_id)
  return [...byProject.values()]
    .map((parts) => workOf(parts, rateOf))
    .sort((a, b) => b.seconds - a.seconds)
}

const secondsOf = ({ worked, breaks }: WorkRow) => Number(worked) / 1000 - Number(breaks)
const billableOf = ({ billable }: WorkRow) => Number(billable) / 1000
const billedOf = ({ billed }: WorkRow) => Number(billed) / 1000
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** The rows of one project as one. */
function workOf(rows: readonly WorkRow[], rateOf: RateFinder['rateOf']): ProjectWork {
  const [first] = rows as [WorkRow, ...WorkRow[]]
  const projectId = first.project_id
  return {
    projectId,
    projectName: first.project_name ?? '',
    projectColor: first.project_color ?? '',
    seconds: total(rows.map(secondsOf)),
    billableSeconds: total(rows.map(billableOf)),
    parts:
      projectId === null
        ? []
        : byRate(rows.map((row) => ({ seconds: billedOf(row), rate: rateOf(row) }))),
  }
}
