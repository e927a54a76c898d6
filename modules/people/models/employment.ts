import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'

/** The terms that a person works under. */
export class Employment extends CompanyOwned(BaseModel) {
  static override table = 'employments'

  @column() declare userId: string
  /** First day of work; null while nobody has entered it. */
  @column() declare startsOn: Day | null
  /** Last day of work. */
  @column() declare endsOn: Day | null
  /** A code of `api/holiday_regions.ts`; empty for the company's. */
  @column() declare holidayRegion: string
  /** Holiday in a full year, in half days. */
  @column() declare leaveHalfDays: number
  /** Overtime brought along; negative for a debt. */
  @column() declare openingMinutes: number
  @column() declare updatedAt: Instant
  @column() declare version: number

  /** The terms of a person; those of somebody for whom none were entered are empty and not saved. */
  static async ofPerson(company: CompanyReference, userId: string): Promise<Employment> {
    const stored = await Employment.of(company).where('userId', userId).first()
    return stored ?? Employment.unknown(company, userId)
  }

  /** Empty terms, not saved. */
  static unknown(company: CompanyReference, userId: string): Employment {
    return Employment.for(company).merge({
      userId,
      startsOn: null,
      endsOn: null,
      holidayRegion: '',
      leaveHalfDays: 0,
      openingMinutes: 0,
      version: 0,
    })
  }
}
