import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { ProfitLine } from '#modules/expenses/profit_lines'

const number = { consume: (value: unknown) => (value === null ? null : Number(value)) }

/** A category of expenses that a company has added to the built-in ones. */
export class ExpenseCategory extends CompanyOwned(BaseModel) {
  static override table = 'expense_categories'

  @column() declare name: string
  /** See `foldText`; one name of a company exists once. */
  @column() declare foldedName: string
  /** Account in DATEV's standard charts. */
  @column({ columnName: 'skr03' }) declare skr03: string
  @column({ columnName: 'skr04' }) declare skr04: string
  @column() declare profitLine: ProfitLine
  /** Since then it is not offered any more. */
  @column(number) declare archivedAt: Instant | null
  @column(number) declare createdAt: Instant
  @column(number) declare version: number
}
