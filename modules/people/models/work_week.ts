import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

export const WEEK_STATUSES = ['submitted', 'approved', 'returned'] as const
export type WeekStatus = (typeof WEEK_STATUSES)[number]

/** A week that a person has handed in. Its time stays as it is until the week is sent back. */
export class WorkWeek extends CompanyOwned(BaseModel) {
  static override table = 'work_weeks'

  @column() declare userId: string
  /** Its Monday. */
  @column() declare startsOn: Day
  @column() declare status: WeekStatus
  /** Why it was sent back. */
  @column() declare reason: string
  @column() declare submittedAt: Instant
  @column() declare decidedBy: string | null
  @column() declare decidedAt: Instant | null
  @column() declare version: number
}
