import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { Caller, CompanyScope, Role } from '#core/http/caller'
import type { SessionProvider } from '#core/http/session_guard'
import type { Language } from '#core/i18n/languages'
import env from '#core/start/env'
import { ROTATION_GRACE, Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { readSessionToken, type SessionClaims } from '#modules/auth/session_token'

interface SessionRow {
  user_id: string
  role: Role
  user_language: Language
  company_id: string | null
  company_status: CompanyScope['status']
  company_language: Language
  currency: string
  time_zone: string
  requires_second_factor: boolean | number | null
  has_second_factor: boolean | number
}

/** The sessions in the database, for the guard of `config/auth.ts`. */
export class SessionRows implements SessionProvider {
  /** Checks the signature first, so that forged tokens cost no query; one row says the rest. */
  async findCaller(token: string): Promise<Caller | undefined> {
    const claims = readSessionToken(token)
    const row = claims && (await readSession(claims))
    if (!row) return undefined
    return {
      userId: row.user_id,
      sessionId: claims.sid,
      role: row.role,
      language: row.user_language,
      mustSetUpFactor: isFactorRequired(row) && !row.has_second_factor,
      ...(row.company_id !== null && {
        company: {
          id: row.company_id,
          status: row.company_status,
          language: row.company_language,
          currency: row.currency,
          timeZone: row.time_zone,
        },
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
  select users.id as user_id, users.role, users.language as user_language,
    companies.id as company_id, companies.status as company_status, companies.language as company_language,
    companies.currency, companies.time_zone, companies.requires_second_factor,
    exists (
      select 1 from second_factors
      where second_factors.user_id = users.id and second_factors.confirmed_at is not null
    ) as has_second_factor
  from sessions
  join users on users.id = sessions.user_id
  left join companies on companies.id = users.company_id
  where sessions.id = ? and users.id = ? and users.is_active = 1
    and sessions.revoked_at is null and sessions.expires_at > ?
    and (sessions.token_id = ? or (sessions.previous_token_id = ? and sessions.rotated_at >= ?))
    and (users.company_id is null or companies.status in ('active', 'suspended', 'leaving'))`

/** By the company, or for super admins by the operator. */
const isFactorRequired = ({ role, requires_second_factor }: SessionRow) =>
  role === 'superAdmin' ? env.ADMIN_SECOND_FACTOR_REQUIRED : Boolean(requires_second_factor)

async function readSession({ sid, sub, jti }: SessionClaims): Promise<SessionRow | undefined> {
  const at = now()
  const [row] = await readRows<SessionRow>(SESSION, [sid, sub, at, jti, jti, at - ROTATION_GRACE])
  return row
}
