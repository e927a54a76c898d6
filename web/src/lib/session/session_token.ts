/**
 * The part of the session token that the browser reads: `exp` in seconds since 1970, and in `sub` the user, who is another
 * one in each company of a person.
 */
export interface TokenPayload {
  exp: number
  isSuperAdmin: boolean
  /** The session is a visit of an operator in a company, which is not renewed. */
  isVisit: boolean
  sub?: string
}

/** Reads a token's payload without checking its signature; undefined when it cannot be decoded. */
export function decodeToken(token: string): TokenPayload | undefined {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    const payload: unknown = JSON.parse(atob(part ?? ''))
    if (!isRecord(payload) || typeof payload.exp !== 'number') return undefined
    const { exp, sub } = payload
    const isSuperAdmin = payload.isSuperAdmin === true
    const isVisit = payload.isVisit === true
    return { exp, isSuperAdmin, isVisit, ...(typeof sub === 'string' && { sub }) }
  } catch {
    // atob and JSON.parse throw on anything that is not a token: that is the answer "undefined".
    return undefined
  }
}

/** Milliseconds that are left of the token's life at `now`; 0 when it is over or cannot be decoded. */
export function remainingMs(token: string | undefined, now = Date.now()) {
  const payload = token ? decodeToken(token) : undefined
  return payload ? Math.max(0, payload.exp * 1000 - now) : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
