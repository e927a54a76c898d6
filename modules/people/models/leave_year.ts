import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** The agreed holiday of one year; null follows the rule. */
export class LeaveYear extends CompanyOwned(BaseModel) {
  static override table = 'leave_years'

  @column() declare userId: string
  @column() declare year: number
  @column() declare halfDays: number | null
  /** Carried over from the year before. */
  @column() declare carriedHalfDays: number | null
  /** The last day on which they can be taken. */
  @column() declare carriedUntilOn: Day | null
  @column() declare updatedAt: Instant
}
