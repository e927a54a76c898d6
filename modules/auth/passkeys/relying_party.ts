import { isIP } from 'node:net'
import { conflict } from '#core/errors/app_error'
import env from '#core/start/env'

/** Kontor as passkeys know it. */
interface RelyingParty {
  /** The host name that passkeys are bound to; under another one they stop working. */
  id: string
  /** The only address whose pages may use them. */
  origin: string
}

/**
 * From APP_URL; undefined where browsers offer no passkeys: without HTTPS (except on localhost), and under an IP
 * address (WebAuthn Level 3, section 5.1.3: the effective domain is a valid domain).
 */
export function relyingParty(): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(env.APP_URL)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  if (isAddress || (protocol !== 'https:' && !isLocal)) return undefined
  return { id: hostname, origin }
}

/** @throws 409 `passkeys_not_possible` */
export function assertRelyingParty(): RelyingParty {
  const party = relyingParty()
  if (!party) throw conflict('auth.passkeys_not_possible')
  return party
}
