import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { TaskPriority } from './task.js'

/** A task that a company does again and again. Its steps are rows of `template_steps`. */
export class TaskTemplate extends CompanyOwned(BaseModel) {
  static override table = 'task_templates'

  @column() declare title: string
  /** The title as it is searched and sorted; see foldText. */
  @column() declare foldedTitle: string
  @column() declare description: string
  @column() declare priority: TaskPriority
  @column() declare estimatedSeconds: number | null
  @column() declare createdAt: Instant
  @column() declare version: number
}
