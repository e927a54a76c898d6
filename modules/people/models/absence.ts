import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

export const ABSENCE_KINDS = ['holiday', 'sick', 'unpaid', 'other'] as const
export const ABSENCE_STATUSES = ['requested', 'approved', 'refused'] as const
export type AbsenceKind = (typeof ABSENCE_KINDS)[number]
export type AbsenceStatus = (typeof ABSENCE_STATUSES)[number]

/** Days on which a person does not work. */
export class Absence extends CompanyOwned(BaseModel) {
  static override table = 'absences'

  @column() declare userId: string
  @column() declare kind: AbsenceKind
  @column() declare status: AbsenceStatus
  @column() declare startsOn: Day
  /** The last day, included. */
  @column() declare endsOn: Day
  /** Only half of the first day. */
  @column({ consume: Boolean }) declare startsHalf: boolean
  /** Only half of the last day. */
  @column({ consume: Boolean }) declare endsHalf: boolean
  @column() declare note: string
  /** Why it was refused. */
  @column() declare reason: string
  @column() declare createdAt: Instant
  @column() declare decidedBy: string | null
  @column() declare decidedAt: Instant | null
  @column() declare version: number
}
