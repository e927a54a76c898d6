import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { conflict, notFound } from '#core/errors/app_error'
import { CompanyOwned } from '#core/tenancy/company_owned'
import { Project } from '#modules/tasks/models/project'
import { type Viewer, withinTasks } from '#modules/tasks/reach'

export const TASK_STATUSES = ['open', 'done'] as const
export const TASK_PRIORITIES = ['low', 'normal', 'high'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]
export type TaskPriority = (typeof TASK_PRIORITIES)[number]

/** Something to do. */
export class Task extends CompanyOwned(BaseModel) {
  static override table = 'tasks'

  @column() declare projectId: string | null
  @column() declare title: string
  /** The title as it is searched and sorted; see foldText. */
  @column() declare foldedTitle: string
  @column() declare description: string
  @column() declare status: TaskStatus
  @column() declare priority: TaskPriority
  @column() declare dueOn: Day | null
  @column() declare estimatedSeconds: number | null
  @column() declare createdBy: string
  @column() declare createdAt: Instant
  @column() declare doneAt: Instant | null
  @column() declare version: number

  /** A task that the viewer reaches. @throws 404 for any other, wherever it is */
  static async reach(viewer: Viewer, id: string): Promise<Task> {
    return found(await withinTasks(Task.of(viewer.company), viewer).where('id', id).first())
  }

  /** The same, locked until the transaction ends. Only inside inTx. */
  static async lock(viewer: Viewer, id: string): Promise<Task> {
    const query = withinTasks(Task.of(viewer.company), viewer).where('id', id)
    return found(await query.forUpdate().first())
  }

  /** Keeps the project as it is until the transaction ends. Only inside inTx. @throws 409 `project_archived` */
  async assertProjectTakesTime() {
    if (this.projectId === null) return
    const project = await Project.oneLocked({ id: this.companyId }, this.projectId)
    if (project?.status === 'archived') throw conflict('tasks.project_archived')
  }
}

function found(task: Task | null): Task {
  if (!task) throw notFound()
  return task
}
