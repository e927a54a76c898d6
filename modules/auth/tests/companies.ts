import type { Person } from '#modules/auth/factories/company_factory'
import { send } from './second_factor.js'

/** The secret of an invitation, as the owner gets it without a mail server. */
export async function inviteTo({ token }: Pick<Person, 'token'>, email: string, role = 'member') {
  const body = { name: 'Invited', email, role }
  const answer = await send('POST', '/api/employees/invitations', { token, body })
  return new URL(answer.body.url).hash.slice(1)
}

export const accept = (token: string | undefined, key: string) =>
  send('POST', '/api/auth/memberships', { ...(token && { token }), body: { token: key } })

export const switchTo = ({ token }: Pick<Person, 'token'>, companyId: string) =>
  send('POST', '/api/auth/company-switches', { token, body: { companyId } })

export const meOf = async (token: string) => (await send('GET', '/api/auth/me', { token })).body
