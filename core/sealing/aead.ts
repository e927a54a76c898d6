import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The sealed bytes are not those that were sealed, or another key or place is tried. */
export class NotAuthentic extends Error {
  override name = 'NotAuthentic'
}

/**
 * Encrypts bytes with AES-256-GCM (NIST SP 800-38D).
 * @param place where the bytes belong: sealed bytes that are moved elsewhere do not open
 * @param nonce never used twice with a key; random when it is left out, and then at the beginning of the result
 */
export function seal(key: Buffer, bytes: Uint8Array, place: string, nonce?: Buffer): Buffer {
  const used = nonce ?? randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, used, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const parts = [cipher.update(bytes), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(nonce ? parts : [used, ...parts])
}

/** The reverse of `seal`. @throws NotAuthentic, and then nothing of the content is known */
export function open(key: Buffer, sealed: Buffer, place: string, nonce?: Buffer): Buffer {
  const begin = nonce ? 0 : NONCE_BYTES
  const end = sealed.length - TAG_BYTES
  if (end < begin) throw new NotAuthentic('The sealed bytes are cut off.')
  const used = nonce ?? sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, used, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(sealed.subarray(end))
  const bytes = decipher.update(sealed.subarray(begin, end))
  try {
    return Buffer.concat([bytes, decipher.final()])
  } catch {
    throw new NotAuthentic('The sealed bytes were changed, or belong elsewhere.')
  }
}
