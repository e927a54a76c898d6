import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { CompanyOwned } from '#core/tenancy/company_owned'
import { Task } from '#modules/tasks/models/task'
import type { Viewer } from '#modules/tasks/reach'

/** A comment of a task. */
export class TaskComment extends CompanyOwned(BaseModel) {
  static override table = 'task_comments'

  @column() declare taskId: string
  @column() declare authorId: string
  /** Plain text with line breaks. */
  @column() declare text: string
  @column() declare createdAt: Instant
  /** The last change of the text; null while it is as it was written. */
  @column() declare editedAt: Instant | null

  /**
   * A comment with its task, both as they are until the transaction ends. Only inside inTx.
   * @throws 404 for a comment of a task out of reach
   */
  static async lockWithTask(viewer: Viewer, id: string) {
    const known = await TaskComment.one(viewer.company, id)
    if (!known) throw notFound()
    const task = await Task.lock(viewer, known.taskId)
    return { task, comment: await TaskComment.lockIn(viewer.company, id) }
  }
}
