import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'

export const WEEKDAYS = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const),
  ...(['friday', 'saturday', 'sunday'] as const),
] as const

/** Minutes to work on each weekday, from a day on. */
export class WorkPattern extends CompanyOwned(BaseModel) {
  static override table = 'work_patterns'

  @column() declare userId: string
  @column() declare startsOn: Day
  @column() declare monday: number
  @column() declare tuesday: number
  @column() declare wednesday: number
  @column() declare thursday: number
  @column() declare friday: number
  @column() declare saturday: number
  @column() declare sunday: number
  @column() declare createdAt: Instant

  /** The patterns of a person, the earliest first. */
  static ofPerson(company: CompanyReference, userId: string) {
    return WorkPattern.of(company).where('userId', userId).orderBy('startsOn')
  }

  /** Minutes by weekday, Monday first. */
  get minutes(): number[] {
    return WEEKDAYS.map((weekday) => Number(this[weekday]))
  }
}
