import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

const number = { consume: Number }

/** A client that gets a statement each month. */
export class StatementSchedule extends CompanyOwned(BaseModel) {
  static override table = 'statement_schedules'

  @column() declare clientId: string
  /** 1 to 28, which every month has. */
  @column(number) declare dayOfMonth: number
  @column({ consume: Boolean }) declare isOpenOnly: boolean
  @column() declare nextOn: Day
  @column(number) declare nextAt: Instant
  /** Error code of the last failed sending; null when it worked. */
  @column() declare lastFailure: string | null
  @column(number) declare createdAt: Instant
}
