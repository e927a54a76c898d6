import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** The debt of a client in one currency before its first document here; negative for a credit. */
export class OpeningBalance extends CompanyOwned(BaseModel) {
  static override table = 'opening_balances'

  @column() declare clientId: string
  /** ISO 4217 */
  @column() declare currency: string
  @column(moneyColumn) declare amount: Minor
  @column() declare dayOn: Day
  @column() declare note: string
  @column() declare createdAt: Instant
  /** Counts its changes, from 1. */
  @column() declare version: number
  /** When a statement first named it; from then on it cannot be changed. */
  @column() declare statedAt: Instant | null
}
