import { confirm, send } from '#modules/auth/tests/second_factor'

type Token = { token: string }

/** The codes of a terminal that wants to be signed in. */
export interface DeviceCode {
  deviceCode: string
  userCode: string
}

export async function requestCode(device = 'thinkpad'): Promise<DeviceCode> {
  return (await send('POST', '/api/auth/device-codes', { body: { device } })).body
}

export const poll = ({ deviceCode }: Pick<DeviceCode, 'deviceCode'>) =>
  send('POST', '/api/auth/device-tokens', { body: { deviceCode } })

export const show = (userCode: string, { token }: Token) =>
  send('POST', '/api/auth/device-codes/show', { token, body: { userCode } })

/** Allows a sign-in without confirming the session before. */
export const allow = ({ userCode }: Pick<DeviceCode, 'userCode'>, { token }: Token) =>
  send('POST', '/api/auth/device-confirmations', { token, body: { userCode } })

export const refuse = ({ userCode }: Pick<DeviceCode, 'userCode'>, { token }: Token) =>
  send('POST', '/api/auth/device-refusals', { token, body: { userCode } })

/** Confirms the session with the password, then allows the sign-in. */
export async function confirmAndAllow(code: Pick<DeviceCode, 'userCode'>, person: Token) {
  await confirm(person)
  return allow(code, person)
}

/** An answer of `poll` once a person has refused the sign-in, or may not be let in. */
export const DENIED = [400, 'access_denied']
/** The same for a code whose time is over, that is unknown or used. */
export const OVER = [400, 'expired_token']

/** Status and code of an answer, to be compared at once. */
export const codeOfAnswer = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  body.code,
]
