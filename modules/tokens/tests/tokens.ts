import type { TokenScope } from '#core/http/guards/token_scopes'
import type { Person } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'

export interface MadeToken {
  _id: string
  token: string
}

/** Creates a token through the API, after confirming. @param days until it ends */
export async function makeToken(person: Person, scopes: TokenScope[], days = 30) {
  await confirm(person)
  const { status, body } = await send('POST', '/api/personal-tokens', {
    token: person.token,
    body: { name: 'Skript', scopes, days },
  })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as MadeToken
}

/** The code of the answer to a request with a token, and its status. */
export async function refusalOf(token: string, path = '/api/timer', method = 'GET') {
  const { status, body } = await send(method, path, { token })
  return [status, body?.code]
}
