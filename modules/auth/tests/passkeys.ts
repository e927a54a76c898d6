import env from '#core/start/env'
import type { Person } from '#modules/auth/factories/company_factory'
import { confirm, send, signInWith } from './second_factor.js'
import { type Deviation, SoftAuthenticator } from './soft_authenticator.js'

/** Passkeys work under a name only, and tests reach Kontor by an IP address. @returns what undoes it */
export function serveByName(address = 'http://localhost:3333') {
  const { APP_URL } = env
  Object.assign(env, { APP_URL: address })
  return () => void Object.assign(env, { APP_URL })
}

/** The options of another passkey, for a session that is confirmed. */
export const offerTo = async ({ token }: Pick<Person, 'token'>) =>
  (await send('POST', '/api/auth/passkey-offers', { token })).body

export const storePasskey = ({ token }: Pick<Person, 'token'>, response: object, name = 'Laptop') =>
  send('POST', '/api/auth/passkeys', { token, body: { name, response } })

/** Adds a passkey to somebody whose session the password alone confirms. */
export async function addPasskey(person: Person, name = 'Laptop') {
  const authenticator = new SoftAuthenticator()
  await confirm(person)
  const stored = await storePasskey(person, authenticator.register(await offerTo(person)), name)
  const { passkey, recoveryCodes } = stored.body as {
    passkey: { _id: string; name: string }
    recoveryCodes: string[]
  }
  return { authenticator, id: passkey._id, recoveryCodes }
}

/** @param challenge of the password step */
export const questionOf = async (challenge?: string) =>
  (await send('POST', '/api/auth/passkey-questions', { body: { challenge } })).body

/** Signs in by a passkey alone. */
export async function signInByPasskey(authenticator: SoftAuthenticator, deviation?: Deviation) {
  const { key, options } = await questionOf()
  const body = { key, response: authenticator.answer(options, deviation) }
  return send('POST', '/api/auth/passkey-sign-ins', { body })
}

/** Signs in with the password and then a passkey. */
export async function signInWithSecondStep(person: Person, authenticator: SoftAuthenticator) {
  const { challenge } = (await signInWith(person)).body
  const { key, options } = await questionOf(challenge)
  const body = { challenge, key, response: authenticator.answer(options) }
  return send('POST', '/api/auth/passkey-sign-ins', { body })
}

export async function confirmByPasskey({ token }: Person, authenticator: SoftAuthenticator) {
  const options = (await send('POST', '/api/auth/confirmation-questions', { token })).body
  const body = { response: authenticator.answer(options) }
  return send('POST', '/api/auth/passkey-confirmations', { token, body })
}

export const passkeysOf = async ({ token }: Pick<Person, 'token'>) =>
  (await send('GET', '/api/auth/passkeys', { token })).body
