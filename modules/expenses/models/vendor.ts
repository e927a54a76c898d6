import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { foldText } from '#core/database/search'
import { decimalColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { CategoryKey } from '#modules/expenses/categories'

const number = { consume: (value: unknown) => (value === null ? null : Number(value)) }

/** Someone that a company buys from, with the terms on which it pays. */
export class Vendor extends CompanyOwned(BaseModel) {
  static override table = 'vendors'

  @column() declare name: string
  @column() declare street: string
  @column() declare postalCode: string
  @column() declare city: string
  /** ISO 3166, or empty. */
  @column() declare country: string
  @column() declare vatId: string
  @column() declare iban: string
  /** The number that the vendor knows the company by. */
  @column() declare customerNumber: string
  /** Days from the receipt until it is due; null where nothing is agreed. */
  @column(number) declare paymentDays: number | null
  /** Percent off the total when paid within `skontoDays` of the receipt; both or neither are given. */
  @column(decimalColumn) declare skontoPercent: Decimal | null
  @column(number) declare skontoDays: number | null
  /** The category of new expenses; null for that of the last receipt. */
  @column() declare category: CategoryKey | null
  /** See `foldText`. */
  @column() declare foldedName: string
  /** For search: name, town, VAT ID and customer number, folded. */
  @column() declare words: string
  @column(number) declare createdAt: Instant
  @column(number) declare updatedAt: Instant
  @column(number) declare version: number

  fold() {
    this.foldedName = foldText(this.name)
    this.words = foldText(this.name, this.city, this.vatId, this.customerNumber)
  }
}
