import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { issueSessionToken } from '#modules/auth/session_token'
import type { User } from './user.js'

const DAY = 86_400_000
const LONGEST_USER_SESSION = 30 * DAY
const LONGEST_ADMIN_SESSION = DAY / 2

/** Other tabs may still hold the token that a refresh has just replaced. */
export const ROTATION_GRACE: Instant = 30_000

export type RevokeReason =
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'token_reused'

/** A sign-in. Each request reads this row, so ending it takes effect at once. */
export class Session extends BaseModel {
  static override table = 'sessions'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare userId: string
  @column() declare tokenId: string
  @column() declare previousTokenId: string | null
  @column() declare rotatedAt: Instant | null
  @column() declare createdAt: Instant
  @column() declare expiresAt: Instant
  @column() declare revokedAt: Instant | null
  @column() declare revokedBecause: RevokeReason | null
  @column() declare userAgent: string
  @column() declare ipAddress: string

  /** Signs a user in. @returns the session and its first token */
  static async open(user: User, client: { userAgent: string; ipAddress: string }) {
    const session = new Session()
    const longest = user.role === 'superAdmin' ? LONGEST_ADMIN_SESSION : LONGEST_USER_SESSION
    session.merge({
      id: newId(),
      userId: user.id,
      tokenId: newId(),
      createdAt: now(),
      expiresAt: now() + longest,
      userAgent: client.userAgent.slice(0, 300),
      ipAddress: client.ipAddress.slice(0, 64),
    })
    await session.save()
    return { session, token: session.tokenFor(user) }
  }

  tokenFor(user: Pick<User, 'role'>) {
    return issueSessionToken({
      userId: this.userId,
      sessionId: this.id,
      tokenId: this.tokenId,
      isSuperAdmin: user.role === 'superAdmin',
    })
  }

  get isOpen() {
    return this.revokedAt === null && this.expiresAt > now()
  }

  /** Whether a token is the current one, or the one just replaced. */
  accepts(tokenId: string) {
    const isJustReplaced =
      tokenId === this.previousTokenId && now() - (this.rotatedAt ?? 0) <= ROTATION_GRACE
    return tokenId === this.tokenId || isJustReplaced
  }

  /** Replaces the token. When another request did it first, that one's token is kept. */
  async rotate(from: string) {
    const next = { token_id: newId(), previous_token_id: from, rotated_at: now() }
    await writer().from('sessions').where({ id: this.id, token_id: from }).update(next)
    await this.refresh()
  }

  /** @returns whether it was open until now */
  async revoke(reason: RevokeReason) {
    return (await Session.revokeWhere({ id: this.id }, reason)) === 1
  }

  /** Ends the open sessions of a user, or one of them. @returns how many */
  static async revokeWhere(which: { id: string } | { user_id: string }, reason: RevokeReason) {
    const revoked = await writer()
      .from('sessions')
      .where(which)
      .whereNull('revoked_at')
      .update({ revoked_at: now(), revoked_because: reason })
    return Number(revoked)
  }
}
