import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned } from '#core/tenancy/company_owned'

export type ExportState = 'waiting' | 'running' | 'ready' | 'failed'

/** How long a finished export can be downloaded. */
export const EXPORT_KEPT_FOR: Instant = 7 * 86_400_000

/** Name of the work that makes them. */
export const EXPORT_WORK = 'leaving.exports'

/** A complete export of a company. */
export class CompanyExport extends CompanyOwned(BaseModel) {
  static override table = 'company_exports'

  @column() declare state: ExportState
  /** Files that are in it, of about how many. */
  @column() declare done: number
  @column() declare total: number
  @column() declare bytes: number
  @column() declare requestedBy: string | null
  @column() declare createdAt: Instant
  @column() declare workedUntil: Instant | null
  @column() declare finishedAt: Instant | null
  @column() declare expiresAt: Instant
}
