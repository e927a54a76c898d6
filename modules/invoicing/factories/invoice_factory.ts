import type { ApiClient } from '@japa/api-client'
import { makeCompany } from '#modules/auth/factories/company_factory'

/** One line of 100.00 at 19 %: a total of 119.00. */
export const LINE = { description: 'Consulting', quantity: 1, unitPrice: 100, taxRate: 19 }

/** The address that § 14 (4) UStG demands of a recipient. */
export const ADDRESS = { street: 'Lindenweg 2', postalCode: '20095', city: 'Hamburg' }
export const GERMAN_BUYER = { name: 'Anna Muster', ...ADDRESS, country: 'DE' }

export type Desk = Awaited<ReturnType<typeof makeDesk>>

/** A company whose owner works with invoices over HTTP. */
export async function makeDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeCompany>[0] = {}
) {
  const { company, owner } = await makeCompany(overrides)
  const get = (path: string) => client.get(path).bearerToken(owner.token)
  const post = (path: string, body: object = {}) =>
    client.post(path).bearerToken(owner.token).json(body)
  const put = (path: string, body: object) => client.put(path).bearerToken(owner.token).json(body)
  const remove = (path: string) => client.delete(path).bearerToken(owner.token)
  const sendFile = (path: string, filename: string, content: Buffer) =>
    client.post(path).bearerToken(owner.token).file('file', content, { filename })

  /** A draft for a person named Anna, with one line by default. */
  async function draft(body: object = {}) {
    const answer = await post('/api/invoices', {
      customClient: GERMAN_BUYER,
      lines: [LINE],
      ...body,
    })
    answer.assertStatus(201)
    return answer.body()
  }

  async function issued(body: object = {}) {
    const { _id } = await draft(body)
    const answer = await post(`/api/invoices/${_id}/issue`)
    answer.assertStatus(200)
    return answer.body()
  }

  return { company, owner, get, post, put, remove, sendFile, draft, issued }
}
