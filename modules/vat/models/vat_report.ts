import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { VatBasis } from '#modules/settings/public'
import { type ReportedFigure, readFigures, storedFigures } from '#modules/vat/reports/figures'

/** An advance VAT return as it was reported to the tax office. */
export class VatReport extends CompanyOwned(BaseModel) {
  static override table = 'vat_reports'

  /** First and last day of the period. */
  @column() declare fromOn: Day
  @column() declare toOn: Day
  /** Counts the returns of a period, from one. */
  @column({ consume: Number }) declare version: number
  /** Kennzahl 10. */
  @column({ consume: Boolean }) declare isCorrection: boolean
  @column() declare basis: VatBasis
  @column({ consume: Boolean }) declare isSmallBusiness: boolean
  @column({ prepare: storedFigures, consume: readFigures }) declare figures: ReportedFigure[]
  /** The user who marked it. */
  @column() declare reportedBy: string
  @column({ consume: Number }) declare reportedAt: Instant
  /** When the mark was taken back. */
  @column() declare withdrawnAt: Instant | null
}
