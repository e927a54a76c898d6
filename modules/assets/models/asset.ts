import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { Method } from '#modules/assets/rules/depreciation'
import type { AssetKind } from '#modules/assets/rules/kinds'

export const DISPOSALS = ['sold', 'scrapped', 'withdrawn'] as const
/** `withdrawn`: taken out of the business by its owner. */
export type Disposal = (typeof DISPOSALS)[number]

const number = { consume: (value: unknown) => (value === null ? null : Number(value)) }

/** Something that a company uses for several years. */
export class Asset extends CompanyOwned(BaseModel) {
  static override table = 'assets'

  @column() declare name: string
  /** See `foldText`. */
  @column() declare foldedName: string
  @column() declare kind: AssetKind
  @column() declare acquiredOn: Day
  /** The company's currency when it was entered. */
  @column() declare currency: string
  @column(moneyColumn) declare cost: Minor
  @column() declare method: Method
  @column(number) declare lifeMonths: number
  /** The expense by which it was bought. */
  @column() declare expenseId: string | null
  /** Its expense already lowers the profit (category of low-value assets), so that its depreciation must not. */
  @column({ consume: Boolean }) declare countsWithExpense: boolean
  @column() declare disposedOn: Day | null
  @column() declare disposal: Disposal | null
  /** Proceeds of a sale, without VAT. */
  @column(moneyColumn) declare proceeds: Minor | null
  @column() declare note: string
  @column(number) declare createdAt: Instant
  @column(number) declare version: number
}
