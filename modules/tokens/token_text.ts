import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { TOKEN_PREFIX } from '#core/http/guards/token_guard'

/** Characters that are stored and shown, so that somebody with several tokens knows which one it is. */
const SHOWN = TOKEN_PREFIX.length + 6

const SHAPE = new RegExp(`^${TOKEN_PREFIX}([\\w-]{43})([0-9a-f]{8})$`)

/** The stored form of a token: nobody can sign in with it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A new token: the prefix, 256 random bits, and a checksum by which scanners for leaked secrets know a real one.
 * @returns the token, which cannot be read again, and the parts that are stored
 */
export function newToken() {
  const secret = randomBytes(32).toString('base64url')
  const token = `${TOKEN_PREFIX}${secret}${checksumOf(secret)}`
  return { token, tokenHash: hashOfToken(token), beginning: token.slice(0, SHOWN) }
}

/** Whether a text can be a token; anything else is refused without asking the database. */
export function isWellFormed(text: string) {
  const [, secret, checksum] = SHAPE.exec(text) ?? []
  return secret !== undefined && checksum === checksumOf(secret)
}

const checksumOf = (secret: string) => crc32(secret).toString(16).padStart(8, '0')
