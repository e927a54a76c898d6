import { createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import env from '#core/start/env'

const KEY = Buffer.from(hkdfSync('sha256', env.APP_KEY, 'kontor', 'device-codes', 32))

/** No vowels, so that no words appear, and no Y (RFC 8628, section 6.1). Eight of them are 34 bits. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const HALF = 4

/** The code that only the terminal has: 256 random bits as text. */
export const newDeviceCode = () => randomBytes(32).toString('base64url')

/** The code that a person reads from the terminal, such as `WDJB-MJHT`. */
export const newUserCode = () =>
  dashed(Array.from({ length: 2 * HALF }, () => LETTERS[randomInt(LETTERS.length)]).join(''))

/** A code as the terminal shows it, however it was typed. */
export const readUserCode = (typed: string) => dashed(typed.toUpperCase().replace(/[^A-Z]/g, ''))

/** An eight-letter code could be found from a plain hash, so the hash needs the key of the server. */
export const hashOfCode = (kind: 'device' | 'user', code: string) =>
  createHmac('sha256', KEY).update(`${kind}\n${code}`).digest('hex')

const dashed = (letters: string) => `${letters.slice(0, HALF)}-${letters.slice(HALF)}`
