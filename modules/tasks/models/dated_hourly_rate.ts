import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { decimalColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { RateLevel } from '#modules/tasks/rates/rate_levels'

/** The price of an hour from a day on, for one record of a level; see `rate_levels.ts`. */
export class DatedHourlyRate extends CompanyOwned(BaseModel) {
  static override table = 'hourly_rates'

  @column() declare level: RateLevel
  @column() declare target: string
  @column() declare taskId: string | null
  @column() declare projectId: string | null
  @column() declare clientId: string | null
  @column() declare userId: string | null
  @column() declare startsOn: Day
  /** Net, in major units of `currency`. */
  @column(decimalColumn) declare amount: Decimal
  @column() declare currency: string
  @column() declare createdAt: Instant
  @column() declare version: number
}
