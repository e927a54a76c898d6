import type { ApiClient } from '@japa/api-client'
import { ADDRESS, makeDesk } from '#modules/invoicing/factories/invoice_factory'

/** Ten counted hours at 100.00 and 19 %, an option of 50.00 and an alternative of 800.00 to the first line. */
export const PROPOSED_LINES = [
  { description: 'Design', quantity: 10, unit: 'hours', unitPrice: 100, taxRate: 19 },
  { description: 'Training', quantity: 1, unitPrice: 50, taxRate: 19, isOptional: true },
  { description: 'Design light', quantity: 1, unitPrice: 800, taxRate: 19, alternativeOf: 1 },
]

export const BLOCKS = [
  { id: 'cover', kind: 'cover', text: 'For {{client}}' },
  { id: 'intro', kind: 'text', heading: 'Why', text: 'Hello **{{client}}**,\n\n- one\n- two' },
  {
    id: 'steps',
    kind: 'timeline',
    heading: 'Steps',
    items: [
      { title: 'Begin', startsOn: '2027-01-04', endsOn: '2027-01-08' },
      { title: 'Launch', startsOn: '2027-02-01' },
    ],
  },
  { id: 'prices', kind: 'prices', heading: 'Prices' },
  { id: 'sign', kind: 'signature', heading: 'Order' },
]

/** A company whose owner works with proposals over HTTP, and the client's side of their links. */
export async function makeProposalDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeDesk>[1] = {}
) {
  const desk = await makeDesk(client, overrides)

  /** A draft for a person named Anna. */
  async function proposal(body: object = {}) {
    const answer = await desk.post('/api/proposals', {
      title: 'A new website',
      customClient: { name: 'Anna Muster', email: 'anna@example.test', ...ADDRESS },
      blocks: BLOCKS,
      lines: PROPOSED_LINES,
      ...body,
    })
    answer.assertStatus(201)
    return answer.body()
  }

  /** A sent proposal and the two parts of its link. */
  async function offered(body: object = {}) {
    const { _id } = await proposal(body)
    const issued = await desk.post(`/api/proposals/${_id}/issue`)
    issued.assertStatus(200)
    return { proposal: issued.body(), link: await linkTo(_id) }
  }

  async function linkTo(id: string) {
    const made = await desk.post(`/api/proposals/${id}/link`)
    made.assertStatus(201)
    const url = new URL(made.body().url)
    return { id: url.pathname.split('/').at(-1) ?? '', key: url.hash.slice(1) }
  }

  /** A proposal accepted online with these options. */
  async function accepted(body: object = {}, chosen: number[] = []) {
    const { proposal: sent, link } = await offered(body)
    const { documentHash } = (await visit('show', link)).body()
    const answer = await visit('accept', { ...link, name: 'Anna Muster', documentHash, chosen })
    answer.assertStatus(200)
    return { proposal: sent, link }
  }

  /** A call of the client's page, without a sign-in. */
  const visit = (what: string, body: object) =>
    client.post(`/api/shared-proposals/${what}`).json(body)

  const read = async (id: string) => (await desk.get(`/api/proposals/${id}`)).body()

  return { ...desk, proposal, offered, accepted, linkTo, visit, read }
}
