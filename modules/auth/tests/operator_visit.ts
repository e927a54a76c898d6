import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { declaredRoutes } from '#core/http/route_policies'
import { newId } from '#core/ids'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'
import { confirm } from '#modules/auth/tests/second_factor'

export const REASON = 'Rechnung <RE-7> wird falsch gerundet & {{geprüft}}.'

/** A company that a super admin visits, with calls by the token of the visit. */
export async function visitOf(client: ApiClient) {
  const admin = await makeSuperAdmin()
  const { company, owner } = await makeCompany({ name: `Besuchte ${newId().slice(-8)}` })
  const start = (by = admin.token, id = company.id, body: object = { reason: REASON }) =>
    client.post(`/api/admin/companies/${id}/visits`).bearerToken(by).json(body)
  const refused = await start()
  await confirm(admin)
  const started = await start()
  const { token } = started.body() as { token: string }
  const get = (path: string, by = token) => client.get(`/api/${path}`).bearerToken(by)
  const post = (path: string, body: object, by = token) =>
    client.post(`/api/${path}`).bearerToken(by).json(body)
  const consent = (days: number, by = owner.token) =>
    client.put('/api/operator-access').bearerToken(by).json({ days })
  const log = async () => (await get('audit-log', owner.token)).body()
  return { admin, company, owner, refused, started, start, token, get, post, consent, log }
}

export const writingRoutes = () =>
  declaredRoutes(router).flatMap(({ methods, pattern, policies }) =>
    methods
      .filter((method) => !['GET', 'HEAD'].includes(method))
      .map((method) => ({ method, pattern, policy: policies[0]! }))
  )

/** Routes that an owner reaches with a token: the others ignore or refuse it anyway. */
export const ofOwner = ({ policy }: ReturnType<typeof writingRoutes>[number]) =>
  policy.to !== 'anyone' && policy.to.includes('owner')

export const NOWHERE = '01900000-0000-7000-8000-000000000000'
export const addressOf = (pattern: string) => pattern.replace(/:\w+/g, NOWHERE)
