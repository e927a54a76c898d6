import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { reader, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { logSecurity } from '#core/log/log_security'
import { accessEnd } from '#modules/auth/happenings'
import { issueSessionToken } from '#modules/auth/session_token'
import type { User } from './user.js'

const DAY = 86_400_000
const LONGEST_USER_SESSION: Instant = 30 * DAY
const LONGEST_ADMIN_SESSION: Instant = DAY / 2

/** Other tabs may still hold the token that a refresh or a switch of the company has just replaced. */
export const ROTATION_GRACE: Instant = 30_000

export type RevokeReason =
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'signed_out_elsewhere'
  | 'password_changed'
  | 'token_reused'
  | 'deactivated'
  | 'second_factor_changed'
  | 'address_objected'
  | 'company_switched'
  | 'locked'
  | 'ended_by_operator'

export const CLIENTS = ['browser', 'terminal'] as const

/** Device and program of a sign-in. */
export interface ClientDetails {
  userAgent: string
  ipAddress: string
  /** `browser` when it is left out. */
  client?: (typeof CLIENTS)[number] | undefined
  /** Name of the machine, at most 100 characters. */
  device?: string | undefined
  /** The longest that it may live; as long as its kind does when it is left out. */
  expiresAt?: Instant
}

/** One session, those of a person in one company, or those of an account in all companies. */
type WhoseSessions = { id: string } | { user_id: string } | { account_id: string }

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
  /** After a switch of the company it lies ahead, see `endSoon`. */
  @column() declare revokedAt: Instant | null
  @column() declare revokedBecause: RevokeReason | null
  @column() declare userAgent: string
  @column() declare ipAddress: string
  @column() declare client: (typeof CLIENTS)[number]
  @column() declare device: string | null
  /** When the person last entered the password again here, see `assertConfirmed`. */
  @column() declare confirmedAt: Instant | null

  /** Signs a user in. Inside inTx. @returns the session and its first token */
  static async open(user: User, details: ClientDetails) {
    const session = new Session()
    session.merge({
      id: newId(),
      userId: user.id,
      tokenId: newId(),
      createdAt: now(),
      expiresAt: details.expiresAt ?? now() + longestFor(user),
      userAgent: details.userAgent.slice(0, 300),
      ipAddress: details.ipAddress.slice(0, 64),
      client: details.client ?? 'browser',
      device: details.device ?? null,
    })
    await session.save()
    return { session, token: session.tokenFor(user) }
  }

  /** The token of a terminal lives as long as its session, that of a browser for SESSION_TOKEN_HOURS. */
  tokenFor(user: Pick<User, 'role'>) {
    return issueSessionToken({
      userId: this.userId,
      sessionId: this.id,
      tokenId: this.tokenId,
      isSuperAdmin: user.role === 'superAdmin',
      ...(this.client === 'terminal' && { expiresAt: this.expiresAt }),
    })
  }

  /** Those of an account in all companies. */
  static ofAccount(accountId: string) {
    const users = reader().from('users').where('account_id', accountId).select('id')
    return Session.query().whereIn('userId', users)
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

  /**
   * Replaces the token; when another request did it first, that one's token is kept. A terminal then has its whole
   * time again, except that of a super admin, who signs in once a day. Inside inTx.
   */
  async rotate(from: string, user: Pick<User, 'role'>) {
    const isSliding = this.client === 'terminal' && user.role !== 'superAdmin'
    const next = {
      token_id: newId(),
      previous_token_id: from,
      rotated_at: now(),
      ...(isSliding && { expires_at: now() + longestFor(user) }),
    }
    await writer().from('sessions').where({ id: this.id, token_id: from }).update(next)
    await this.refresh()
  }

  /**
   * Ends the session in half a minute, when the other tabs have loaded again; until then its token reaches its own
   * company and cannot be renewed. Inside inTx. @returns whether it was open until now
   */
  async endSoon(reason: RevokeReason) {
    const ended = await writer()
      .from('sessions')
      .where({ id: this.id })
      .whereNull('revoked_at')
      .update({ revoked_at: now() + ROTATION_GRACE, revoked_because: reason })
    return Number(ended) === 1
  }

  /** @returns whether it was open until now */
  async revoke(reason: RevokeReason) {
    return (await Session.revokeWhere({ id: this.id }, reason)) === 1
  }

  /**
   * Ends the open sessions of a person in one company, of an account in all companies, or one session. Inside inTx.
   * @param except id of a session that stays open
   * @returns how many were ended
   */
  static async revokeWhere(which: WhoseSessions, reason: RevokeReason, except = '') {
    const revoked = await writer()
      .from('sessions')
      .where((query) =>
        'account_id' in which
          ? query.whereIn('user_id', usersOf(which.account_id))
          : query.where(which)
      )
      .whereNot('id', except)
      .where((query) => query.whereNull('revoked_at').orWhere('revoked_at', '>', now()))
      .update({ revoked_at: now(), revoked_because: reason })
    const count = Number(revoked)
    if (count > 0) logSecurity('session.ended', { ...factsOf(which), reason, count })
    for (const userId of await peopleOf(which)) await accessEnd.announce(userId, reason)
    return count
  }
}

const usersOf = (accountId: string) =>
  writer().from('users').where('account_id', accountId).select('id')

/** Ids of the users whose access ends with these sessions; one session ends no access. */
async function peopleOf(which: WhoseSessions): Promise<string[]> {
  if ('user_id' in which) return [which.user_id]
  if (!('account_id' in which)) return []
  const rows: { id: string }[] = await usersOf(which.account_id)
  return rows.map(({ id }) => id)
}

/** For the log. */
function factsOf(which: WhoseSessions): Record<string, string> {
  if ('id' in which) return { sessionId: which.id }
  return 'user_id' in which ? { userId: which.user_id } : { accountId: which.account_id }
}

const longestFor = ({ role }: Pick<User, 'role'>) =>
  role === 'superAdmin' ? LONGEST_ADMIN_SESSION : LONGEST_USER_SESSION
