import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

export type DatevExportState = 'waiting' | 'running' | 'ready' | 'failed' | 'expired'

/** How long a finished export can be downloaded. */
export const DATEV_EXPORT_KEPT_FOR: Instant = 7 * 86_400_000

/** Name of the work that makes them. */
export const DATEV_EXPORT_WORK = 'datev.exports'

const number = { consume: Number }

/** The books of a period as files for DATEV. */
export class DatevExport extends CompanyOwned(BaseModel) {
  static override table = 'datev_exports'

  @column() declare state: DatevExportState
  @column() declare fromOn: Day
  /** The last day, included. */
  @column() declare toOn: Day
  @column({ consume: Boolean }) declare hasReceipts: boolean
  @column(number) declare bookings: number
  @column(number) declare receipts: number
  @column(number) declare remarks: number
  @column(number) declare bytes: number
  @column() declare requestedBy: string | null
  @column() declare createdAt: Instant
  @column() declare workedUntil: Instant | null
  @column() declare expiresAt: Instant
}
