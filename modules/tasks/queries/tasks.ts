import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day, Instant } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TaskPriority, TaskStatus } from '#modules/tasks/models/task'
import { type PersonName, peopleOf, TASK_ASSIGNEES } from '#modules/tasks/people'
import { isBillableByProject } from '#modules/tasks/queries/billable'
import { trackedSecondsOfTasks } from '#modules/tasks/queries/tracked_seconds'
import { type Viewer, withinTasks } from '#modules/tasks/reach'

/** A task with its project's name. */
export interface TaskRow {
  id: string
  title: string
  description: string
  status: TaskStatus
  priority: TaskPriority
  due_on: Day | null
  project_id: string | null
  project_name: string | null
  project_color: string | null
  estimated_seconds: number | null
  is_billable: boolean | number
  created_at: Instant
  version: number
}

/** A task with everything around it that a list shows. */
export interface TaskView extends TaskRow {
  assignees: PersonName[]
  trackedSeconds: number
}

export const TASK_SORTS = ['createdAt', 'dueDate', 'title'] as const

export interface TaskFilter {
  projectId?: string
  status?: TaskStatus
  assigneeId?: string
  search?: string
  sort?: (typeof TASK_SORTS)[number]
  order?: 'asc' | 'desc'
}

export type TaskRows = DatabaseQueryBuilderContract<TaskRow>

/** The tasks that a viewer reaches. */
export const tasksFor = (viewer: Viewer): TaskRows => withinTasks(tasksOf(viewer.company), viewer)

/** All tasks of a company; code with a viewer uses `tasksFor`. */
export const tasksOf = (company: CompanyReference): TaskRows =>
  reader()
    .from('tasks')
    .leftJoin('projects', (on) =>
      on.on('projects.company_id', 'tasks.company_id').andOn('projects.id', 'tasks.project_id')
    )
    .leftJoin('clients', (on) =>
      on.on('clients.company_id', 'projects.company_id').andOn('clients.id', 'projects.client_id')
    )
    .where('tasks.company_id', company.id)
    .select(
      'tasks.*',
      'projects.name as project_name',
      'projects.color as project_color',
      reader().raw(`${isBillableByProject()} as is_billable`)
    )

export function filterTasks(rows: TaskRows, filter: TaskFilter): TaskRows {
  if (filter.projectId) rows.where('tasks.project_id', filter.projectId)
  if (filter.status) rows.where('tasks.status', filter.status)
  if (filter.assigneeId) assignedTo(rows, filter.assigneeId)
  if (filter.search) whereContains(rows, 'tasks.folded_title', filter.search)
  return sorted(rows, filter)
}

export const assignedTo = (rows: TaskRows, userId: string): TaskRows =>
  rows.whereExists((assignees) =>
    assignees
      .from('task_assignees')
      .whereColumn('task_assignees.company_id', 'tasks.company_id')
      .whereColumn('task_assignees.task_id', 'tasks.id')
      .where('task_assignees.user_id', userId)
  )

/** Those without a due day come last. */
export const byDueDay = (rows: TaskRows, order: 'asc' | 'desc' = 'asc'): TaskRows =>
  rows.orderByRaw('tasks.due_on is null').orderBy('tasks.due_on', order).orderBy('tasks.id', order)

function sorted(rows: TaskRows, { sort = 'createdAt', order }: TaskFilter) {
  if (sort === 'dueDate') return byDueDay(rows, order)
  if (sort === 'title')
    return rows.orderBy('tasks.folded_title', order ?? 'asc').orderBy('tasks.id')
  return rows.orderBy('tasks.id', order ?? 'desc')
}

/** Adds who does each task and how long was worked on it. */
export async function viewTasks(viewer: Viewer, rows: TaskRow[]): Promise<TaskView[]> {
  const ids = rows.map(({ id }) => id)
  const [assignees, tracked] = await Promise.all([
    peopleOf(viewer.company, TASK_ASSIGNEES, ids),
    trackedSecondsOfTasks(viewer, ids),
  ])
  return rows.map((row) => ({
    ...row,
    assignees: assignees.get(row.id) ?? [],
    trackedSeconds: tracked.get(row.id) ?? 0,
  }))
}
