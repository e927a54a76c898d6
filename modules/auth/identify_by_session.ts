import type { HttpContext } from '@adonisjs/core/http'
import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import type { Role } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { ROTATION_GRACE } from '#modules/auth/models/session'
import { readSessionToken, type SessionClaims } from '#modules/auth/session_token'

interface SessionRow {
  user_id: string
  role: Role
  user_language: Language
  company_id: string | null
  company_status: 'active' | 'suspended'
  company_language: Language
  currency: string
  time_zone: string
}

/** Ties a request to a person: signature first (no database for forged tokens), then one row for all the rest. */
export async function identifyBySession(ctx: HttpContext) {
  const claims = claimsOf(ctx)
  const row = claims && (await readSession(claims))
  if (!row) throw new AppError(401, 'not_signed_in')

  ctx.caller = {
    userId: row.user_id,
    sessionId: claims.sid,
    role: row.role,
    language: row.user_language,
  }
  ctx.language = row.user_language
  if (row.company_id === null) return
  ctx.company = {
    id: row.company_id,
    status: row.company_status,
    language: row.company_language,
    currency: row.currency,
    timeZone: row.time_zone,
  }
}

function claimsOf({ request }: HttpContext) {
  const [scheme, token] = (request.header('authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? readSessionToken(token) : undefined
}

/** An ended session, a disabled user and a company that is not let in all end here, at the next request. */
const SESSION = `
  select users.id as user_id, users.role, users.language as user_language,
    companies.id as company_id, companies.status as company_status, companies.language as company_language,
    companies.currency, companies.time_zone
  from sessions
  join users on users.id = sessions.user_id
  left join companies on companies.id = users.company_id
  where sessions.id = ? and users.id = ? and users.is_active = 1
    and sessions.revoked_at is null and sessions.expires_at > ?
    and (sessions.token_id = ? or (sessions.previous_token_id = ? and sessions.rotated_at >= ?))
    and (users.company_id is null or companies.status in ('active', 'suspended'))`

async function readSession({ sid, sub, jti }: SessionClaims): Promise<SessionRow | undefined> {
  const at = now()
  const [row] = await readRows<SessionRow>(SESSION, [sid, sub, at, jti, jti, at - ROTATION_GRACE])
  return row
}
