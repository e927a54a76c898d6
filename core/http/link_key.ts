import { createHash, randomBytes } from 'node:crypto'

/** What is stored of a key: nobody can make a link of it again. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** The key of a link that gives rights, 256 random bits. It stands in the fragment: no server on the way sees it. */
export function newLinkKey() {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashOfKey(key) }
}
