import { createHash, randomBytes } from 'node:crypto'

/** The stored form of a key: no link can be made from it. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** The key of a link that gives rights, 256 random bits. It is in the fragment, which no server on the way sees. */
export function newLinkKey() {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashOfKey(key) }
}
