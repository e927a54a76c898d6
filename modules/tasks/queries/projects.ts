import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day, Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { StoredInteger } from '#core/money/columns'
import type { RoundingRow } from '#modules/tasks/billing/rounded_time'
import type { BudgetPeriod } from '#modules/tasks/budgets/budget_terms'
import type { ProjectStatus } from '#modules/tasks/models/project'
import { type PersonName, PROJECT_MEMBERS, peopleOf } from '#modules/tasks/people'
import { trackedSecondsOfProjects } from '#modules/tasks/queries/tracked_seconds'
import { type Viewer, withinProjects } from '#modules/tasks/reach'

/** A project with its client's name. */
export interface ProjectRow extends RoundingRow {
  id: string
  number: string
  name: string
  client_id: string | null
  client_name: string | null
  color: string
  status: ProjectStatus
  hourly_rate: StoredInteger | null
  currency: string
  budget_seconds: number | null
  budget_amount: StoredInteger | null
  budget_period: BudgetPeriod
  lead_id: string | null
  retainer_id: string | null
  lead_name: string | null
  starts_on: Day | null
  due_on: Day | null
  description: string
  notes: string
  created_at: Instant
  version: number
}

/** A project with everything around it that a list shows. */
export interface ProjectView extends ProjectRow {
  members: PersonName[]
  trackedSeconds: number
}

export const PROJECT_SORTS = ['name', 'number', 'createdAt'] as const

export interface ProjectFilter {
  status?: ProjectStatus
  clientId?: string
  search?: string
  sort?: (typeof PROJECT_SORTS)[number]
  order?: 'asc' | 'desc'
}

export type ProjectRows = DatabaseQueryBuilderContract<ProjectRow>

/** The projects that a viewer reaches. */
export function projectsFor(viewer: Viewer): ProjectRows {
  const rows = reader()
    .from('projects')
    .leftJoin('clients', (on) =>
      on.on('clients.company_id', 'projects.company_id').andOn('clients.id', 'projects.client_id')
    )
    .leftJoin('users as leads', 'leads.id', 'projects.lead_id')
    .where('projects.company_id', viewer.company.id)
    .select('projects.*', 'clients.name as client_name', 'leads.name as lead_name')
  return withinProjects(rows, viewer)
}

/** Without a status: all that are not archived. */
export function filterProjects(rows: ProjectRows, filter: ProjectFilter) {
  const { status, clientId, search } = filter
  if (status) rows.where('projects.status', status)
  else rows.whereNot('projects.status', 'archived')
  if (clientId) rows.where('projects.client_id', clientId)
  if (search) whereContains(rows, 'projects.folded_name', search)
  return sorted(rows, filter)
}

function sorted(rows: ProjectRows, { sort = 'name', order }: ProjectFilter) {
  if (sort === 'name')
    return rows.orderBy('projects.folded_name', order ?? 'asc').orderBy('projects.id')
  if (sort === 'number') return rows.orderBy('projects.number', order ?? 'asc')
  return rows.orderBy('projects.id', order ?? 'desc')
}

/** Adds who works on each project and for how long. */
export async function viewProjects(viewer: Viewer, rows: ProjectRow[]): Promise<ProjectView[]> {
  const ids = rows.map(({ id }) => id)
  const [members, tracked] = await Promise.all([
    peopleOf(viewer.company, PROJECT_MEMBERS, ids),
    trackedSecondsOfProjects(viewer, ids),
  ])
  return rows.map((row) => ({
    ...row,
    members: members.get(row.id) ?? [],
    trackedSeconds: tracked.get(row.id) ?? 0,
  }))
}
