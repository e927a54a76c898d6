import { BaseModel, column } from '@adonisjs/lucid/orm'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** The special advance payment of a year (§ 47 UStDV), as the company has declared it. */
export class VatPrepayment extends CompanyOwned(BaseModel) {
  static override table = 'vat_prepayments'

  @column({ consume: Number }) declare year: number
  /** Euro cents. */
  @column(moneyColumn) declare amount: Minor
  @column() declare recordedBy: string
  @column() declare recordedAt: number
}
