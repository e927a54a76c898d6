import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Instant, now } from '#core/clock'
import env from '#core/start/env'

/** Claims of the bearer token. `isSuperAdmin` is for the client's display only; rights come from the database. */
export interface SessionClaims {
  iss: 'kontor'
  aud: 'kontor-api'
  /** user id */
  sub: string
  /** session id */
  sid: string
  /** changes at each refresh */
  jti: string
  isSuperAdmin: boolean
  /** The session is a visit of an operator in a company: it is not refreshed. */
  isVisit?: true
  /** seconds since 1970 */
  iat: number
  exp: number
}

const KEY = Buffer.from(hkdfSync('sha256', env.APP_KEY, 'kontor', 'session-token', 32))
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The one header we ever write, and so the one we accept: no other algorithm, no kid, no jku gets in. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' })
const sign = (text: string) => createHmac('sha256', KEY).update(text).digest()

/** @param session.expiresAt end of the token; after SESSION_TOKEN_HOURS when it is left out */
export function issueSessionToken(session: {
  userId: string
  sessionId: string
  tokenId: string
  isSuperAdmin: boolean
  isVisit?: true
  expiresAt?: Instant
}): string {
  const issuedAt = Math.floor(now() / 1000)
  const { expiresAt = (issuedAt + env.SESSION_TOKEN_HOURS * 3600) * 1000 } = session
  const claims: SessionClaims = {
    iss: 'kontor',
    aud: 'kontor-api',
    sub: session.userId,
    sid: session.sessionId,
    jti: session.tokenId,
    isSuperAdmin: session.isSuperAdmin,
    ...(session.isVisit && { isVisit: true }),
    iat: issuedAt,
    exp: Math.floor(expiresAt / 1000),
  }
  const content = `${HEADER}.${encode(claims)}`
  return `${content}.${sign(content).toString('base64url')}`
}

/** The claims of a token that we signed and that has not expired; undefined for anything else. */
export function readSessionToken(token: string): SessionClaims | undefined {
  const [header, payload, signature, ...rest] = token.split('.')
  if (header !== HEADER || !payload || !signature || rest.length > 0) return undefined

  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(`${header}.${payload}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined

  const claims = parse(payload)
  return isOurs(claims) && claims.exp * 1000 > now() ? claims : undefined
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Says of the signed claims that they have our shape: they go into a query. */
function isOurs(value: unknown): value is SessionClaims {
  if (typeof value !== 'object' || value === null) return false
  const claims: Partial<Record<keyof SessionClaims, unknown>> = value
  const ids = [claims.sub, claims.sid, claims.jti]
  return (
    claims.iss === 'kontor' &&
    claims.aud === 'kontor-api' &&
    typeof claims.exp === 'number' &&
    ids.every((id) => typeof id === 'string')
  )
}
