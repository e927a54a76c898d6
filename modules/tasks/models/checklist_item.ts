import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** A step of a task. */
export class ChecklistItem extends CompanyOwned(BaseModel) {
  static override table = 'checklist_items'

  @column() declare taskId: string
  /** From 0 on, without gaps. */
  @column() declare position: number
  @column() declare title: string
  @column({ consume: Boolean }) declare isDone: boolean
  @column() declare createdAt: Instant
}
