import { BaseModel, column } from '@adonisjs/lucid/orm'
import { decimalColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** The average rate of a month that the Federal Ministry of Finance has published (§ 16 (6) UStG). */
export class OfficialRate extends CompanyOwned(BaseModel) {
  static override table = 'official_rates'

  /** `YYYY-MM` */
  @column() declare month: string
  /** ISO 4217 */
  @column() declare currency: string
  /** Units of the currency for one euro, as the ministry publishes it. */
  @column(decimalColumn) declare rate: Decimal
  @column() declare enteredBy: string
  @column() declare enteredAt: number
}
