import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { Caller, CompanyScope } from '#core/http/caller'
import type { SessionProvider } from '#core/http/guards/session_guard'
import env from '#core/start/env'
import { ROTATION_GRACE, Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { CALLER_COLUMNS, type CallerColumns, companyOf } from '#modules/auth/queries/caller_columns'
import { readSessionToken, type SessionClaims } from '#modules/auth/session_token'
import { findVisitor } from '#modules/auth/visits/find_visitor'

interface SessionRow extends CallerColumns {
  company_id: string | null
  company_status: CompanyScope['status']
}

/** The sessions in the database, for the guard of `config/auth.ts`. */
export class SessionRows implements SessionProvider {
  /** Checks the signature first, so that forged tokens cost no query; one row says the rest. */
  async findCaller(token: string): Promise<Caller | undefined> {
    const claims = readSessionToken(token)
    if (claims?.isVisit) return findVisitor(claims)
    const row = claims && (await readSession(claims))
    if (!row) return undefined
    return {
      userId: row.user_id,
      accountId: row.account_id,
      sessionId: claims.sid,
      role: row.role,
      language: row.user_language,
      mustSetUpFactor: isFactorRequired(row) && !row.has_second_factor,
      ...(row.company_id !== null && {
        company: companyOf(row, { id: row.company_id, status: row.company_status }),
      }),
    }
  }

  signIn(userId: string) {
    return inTx(async () => {
      const user = await User.findOrFail(userId)
      const { token } = await Session.open(user, { userAgent: '', ipAddress: '' })
      return token
    })
  }
}

/** An ended session, a disabled user and a company that is not let in all end here, at the next request. */
const SESSION = `
  select ${CALLER_COLUMNS}
  from sessions
  join users on users.id = sessions.user_id
  left join companies on companies.id = users.company_id
  where sessions.id = ? and users.id = ? and users.is_active = 1
    and (sessions.revoked_at is null or sessions.revoked_at > ?) and sessions.expires_at > ?
    and (sessions.token_id = ? or (sessions.previous_token_id = ? and sessions.rotated_at >= ?))
    and (users.company_id is null or companies.status in ('active', 'suspended', 'leaving'))`

/** By the company, or for super admins by the operator. */
const isFactorRequired = ({ role, requires_second_factor }: SessionRow) =>
  role === 'superAdmin' ? env.ADMIN_SECOND_FACTOR_REQUIRED : Boolean(requires_second_factor)

async function readSession({ sid, sub, jti }: SessionClaims): Promise<SessionRow | undefined> {
  const at = now()
  const [row] = await readRows<SessionRow>(SESSION, [
    sid,
    sub,
    at,
    at,
    jti,
    jti,
    at - ROTATION_GRACE,
  ])
  return row
}
