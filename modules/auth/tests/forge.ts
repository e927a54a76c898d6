import { createHmac, hkdfSync } from 'node:crypto'
import env from '#core/start/env'

const KEY = Buffer.from(hkdfSync('sha256', env.APP_KEY, 'kontor', 'session-token', 32))

/** The header that Kontor itself writes. */
export const HEADER = { alg: 'HS256', typ: 'JWT' }

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token with a header and claims of our choice, signed with the real key: a leaked-key drill. */
export function forge(token: string, header: object, claims: object = {}, algorithm = 'sha256') {
  const [, payload] = token.split('.')
  const given = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const content = `${encode(header)}.${encode({ ...given, ...claims })}`
  return signed(content, algorithm)
}

/** Header and payload with a signature by the real key. */
export const signed = (content: string, algorithm = 'sha256') =>
  `${content}.${createHmac(algorithm, KEY).update(content).digest('base64url')}`
