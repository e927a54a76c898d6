import type { ApiClient } from '@japa/api-client'
import { ADDRESS, makeDesk } from '#modules/invoicing/factories/invoice_factory'

/** One counted line of 100.00 at 19 %, an option of 50.00 and an alternative of 80.00 to the first line. */
export const OFFERED_LINES = [
  { description: 'Consulting', quantity: 1, unitPrice: 100, taxRate: 19 },
  { description: 'Training', quantity: 1, unitPrice: 50, taxRate: 19, isOptional: true },
  { description: 'Consulting by phone', quantity: 1, unitPrice: 80, taxRate: 19, alternativeOf: 1 },
]

/** A company whose owner works with estimates over HTTP, and the client's side of their links. */
export async function makeSalesDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeDesk>[1] = {}
) {
  const desk = await makeDesk(client, overrides)

  /** A draft for somebody named Anna. */
  async function estimate(body: object = {}) {
    const answer = await desk.post('/api/estimates', {
      customClient: { name: 'Anna Muster', email: 'anna@example.test', ...ADDRESS },
      lines: OFFERED_LINES,
      ...body,
    })
    answer.assertStatus(201)
    return answer.body()
  }

  /** A sent estimate and the two parts of its link. */
  async function offered(body: object = {}) {
    const { _id } = await estimate(body)
    const issued = await desk.post(`/api/estimates/${_id}/issue`)
    issued.assertStatus(200)
    return { estimate: issued.body(), link: await linkTo(_id) }
  }

  async function linkTo(id: string) {
    const made = await desk.post(`/api/estimates/${id}/link`)
    made.assertStatus(201)
    const url = new URL(made.body().url)
    return { id: url.pathname.split('/').at(-1) ?? '', key: url.hash.slice(1) }
  }

  /** A call of the client's page, without a sign-in. */
  const visit = (what: string, body: object) => client.post(`/api/offers/${what}`).json(body)

  const read = async (id: string) => (await desk.get(`/api/estimates/${id}`)).body()

  return { ...desk, estimate, offered, linkTo, visit, read }
}
