import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { writer } from '#core/database/in_tx'
import type { CompanyStatus } from '#modules/auth/public'
import type { Reason } from '#modules/leaving/reasons'

/** How far the deletion of a company has got, see docs/decisions/0019-deletion-of-companies.md. */
export type LeavingState = 'requested' | 'closed' | 'vault' | 'purged'

/** Days in which an owner can change their mind. */
export const GRACE_DAYS = 30

/** The deletion of a company; its id is the company's. */
export class CompanyLeaving extends BaseModel {
  static override table = 'company_leavings'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare state: LeavingState
  @column() declare requestedBy: string | null
  @column() declare requestedAt: Instant
  @column() declare reason: Reason
  @column() declare statusBefore: CompanyStatus
  @column() declare closesAt: Instant
  @column() declare closedAt: Instant | null
  /** ISO 3166, whose periods of retention count. */
  @column() declare country: string
  /** Day on which the next kind of record has been kept long enough. */
  @column() declare nextPurgeOn: Day | null
  @column() declare purgedAt: Instant | null
  /** A legal hold: nothing more is closed, erased or purged until it is lifted. */
  @column() declare heldAt: Instant | null
  @column() declare heldBy: string | null
  @column({ serializeAs: null }) declare vaultKeyHash: string | null

  /** Locked until the transaction ends. Only inside inTx. */
  static lock(id: string) {
    return CompanyLeaving.query({ client: writer() }).where('id', id).forUpdate().first()
  }
}
