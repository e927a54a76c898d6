import { generateSync } from 'otplib'
import { now } from '#core/clock'
import { call } from '#core/tests/call'
import { type Person, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

let addresses = 0
/** Tries are counted by address: tests stay out of each other's way. */
export const freshAddress = () => `127.11.${Math.floor(++addresses / 250)}.${1 + (addresses % 250)}`

interface Sent {
  token?: string
  body?: unknown
}

/** A request from an address of its own; the answer with its body as JSON. */
export async function send(method: string, path: string, options: Sent = {}) {
  const answer = await call(method, path, { ...options, from: freshAddress() })
  return { status: answer.status, headers: answer.headers, body: jsonOf(answer.text) }
}

const jsonOf = (text: string) => (text === '' ? undefined : JSON.parse(text))

/** The code of the app now, or some steps of thirty seconds away. */
export const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(now() / 1000) + steps * 30 })

/** Confirms the session of somebody, with the password and a code where one is needed. */
export const confirm = ({ token }: Pick<Person, 'token'>, code?: string) =>
  send('POST', '/api/auth/confirmations', {
    token,
    body: { currentPassword: TEST_PASSWORD, code },
  })

/** Sets up an app for somebody. @returns its secret and the recovery codes; the code of the step before is used */
export async function setUpFactor(person: Person) {
  const { token } = person
  await confirm(person)
  const begun = await send('POST', '/api/auth/second-factor', { token })
  const secret: string = begun.body.secret
  const body = { code: codeOf(secret, -1) }
  const on = await send('POST', '/api/auth/second-factor/activate', { token, body })
  return { secret, recoveryCodes: on.body.recoveryCodes as string[] }
}

/** The first step of a sign-in. */
export const signInWith = ({ user }: Person, more: object = {}) =>
  send('POST', '/api/auth/login', {
    body: { email: user.email, password: TEST_PASSWORD, ...more },
  })

/** Both steps of a sign-in. */
export async function signInTwice(person: Person, code: string, more: object = {}) {
  const { challenge } = (await signInWith(person)).body
  return send('POST', '/api/auth/login', { body: { challenge, code, ...more } })
}
