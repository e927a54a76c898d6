import { randomBytes } from 'node:crypto'

const DAY = 86_400

/** A session token of a terminal, of the shape that the server gives; both times in seconds. */
export const tokenFor = ({ age = 0, life = 30 * DAY } = {}) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(Date.now() / 1000) - age
  const head = { alg: 'none', jti: randomBytes(6).toString('hex') }
  return `${part(head)}.${part({ iat, exp: iat + life, isSuperAdmin: false })}.x`
}
