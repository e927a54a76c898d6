import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import type { FilingPeriod } from '#modules/vat/filings/filing_period'
import {
  type ReportedLine,
  readLines,
  storedLines,
} from '#modules/vat/recapitulative/reported_lines'

/** A recapitulative statement as it was reported (§ 18a UStG). */
export class VatStatement extends CompanyOwned(BaseModel) {
  static override table = 'vat_statements'

  /** First and last day of the period. */
  @column() declare fromOn: Day
  @column() declare toOn: Day
  /** Counts the statements of a period, from one; later ones are corrections. */
  @column({ consume: Number }) declare version: number
  @column({ prepare: storedLines, consume: readLines }) declare lines: ReportedLine[]
  /** The user who marked it. */
  @column() declare reportedBy: string
  @column({ consume: Number }) declare reportedAt: Instant

  /** The statements of a period, the latest first. */
  static ofPeriod(company: CompanyReference, { from, to }: FilingPeriod): Promise<VatStatement[]> {
    return VatStatement.of(company).where({ fromOn: from, toOn: to }).orderBy('version', 'desc')
  }
}
