import type { HttpContext } from '@adonisjs/core/http'
import { now } from '#core/clock'
import { reader } from '#core/database/in_tx'
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
function readSession({ sid, sub, jti }: SessionClaims): Promise<SessionRow | null> {
  return reader()
    .from('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .where('sessions.id', sid)
    .where('users.id', sub)
    .where('users.is_active', true)
    .whereNull('sessions.revoked_at')
    .where('sessions.expires_at', '>', now())
    .where((query) =>
      query
        .where('sessions.token_id', jti)
        .orWhere((older) =>
          older
            .where('sessions.previous_token_id', jti)
            .where('sessions.rotated_at', '>=', now() - ROTATION_GRACE)
        )
    )
    .where((query) =>
      query.whereNull('users.company_id').orWhereIn('companies.status', ['active', 'suspended'])
    )
    .select(
      'users.id as user_id',
      'users.role',
      'users.language as user_language',
      'companies.id as company_id',
      'companies.status as company_status',
      'companies.language as company_language',
      'companies.currency',
      'companies.time_zone'
    )
    .first()
}
