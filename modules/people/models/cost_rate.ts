import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { decimalColumn } from '#core/money/columns'
import { type Decimal, decimalNumber } from '#core/money/decimal'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'

/** The cost of an hour of a person for the company, from a day on. Only owners ever see one. */
export class CostRate extends CompanyOwned(BaseModel) {
  static override table = 'cost_rates'

  @column() declare userId: string
  @column() declare startsOn: Day
  /** Major units of `currency` per hour. */
  @column(decimalColumn) declare amount: Decimal
  @column() declare currency: string
  @column() declare createdAt: Instant

  /** Those of a person, the latest first. */
  static ofPerson(company: CompanyReference, userId: string) {
    return CostRate.of(company).where('userId', userId).orderBy('startsOn', 'desc')
  }
}

export const transformCostRate = ({ id, startsOn, amount, currency }: CostRate) => ({
  _id: id,
  from: startsOn,
  amount: decimalNumber(amount),
  currency,
})
