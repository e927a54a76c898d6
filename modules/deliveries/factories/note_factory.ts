import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { makePerson, type Person } from '#modules/auth/factories/company_factory'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { makeSalesDesk } from '#modules/offers/estimates/factories/estimate_factory'

/** Ten tables at 100.00 and four lamps at 25.00, both at 19 %. */
export const GOODS = [
  { description: 'Table', quantity: 10, unit: 'pcs', unitPrice: 100, taxRate: 19 },
  { description: 'Lamp', quantity: 4, unit: 'pcs', unitPrice: 25, taxRate: 19 },
]

/** A company whose owner and employees work with delivery notes over HTTP. */
export async function makeDeliveryDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeSalesDesk>[1] = {}
) {
  const desk = await makeSalesDesk(client, overrides)
  const made = async (call: ReturnType<typeof desk.post>) => {
    const answer = await call
    answer.assertStatus(201)
    return answer.body()
  }

  /** A client of the company. */
  const clientNamed = (name: string, body: object = {}) =>
    made(desk.post('/api/clients', { name, ...ADDRESS, ...body }))

  /** A draft of its own for a person named Anna. */
  const note = (body: object = {}) =>
    made(
      desk.post('/api/delivery-notes', {
        customClient: { name: 'Anna Muster', email: 'anna@example.test', ...ADDRESS },
        lines: GOODS,
        ...body,
      })
    )

  const act = async (id: string, step: string, body: object = {}) => {
    const answer = await desk.post(`/api/delivery-notes/${id}/${step}`, body)
    answer.assertStatus(step === 'rest' || step === 'duplicate' ? 201 : 200)
    return answer.body()
  }

  const issuedNote = async (body: object = {}) => act((await note(body))._id, 'issue')

  const readNote = async (id: string) => (await desk.get(`/api/delivery-notes/${id}`)).body()

  /** An accepted estimate over the goods. */
  async function ordered(body: object = {}) {
    const { _id } = await desk.estimate({ lines: GOODS, ...body })
    ;(await desk.post(`/api/estimates/${_id}/issue`)).assertStatus(200)
    ;(await desk.post(`/api/estimates/${_id}/accept`, { name: 'Anna' })).assertStatus(200)
    return desk.read(_id)
  }

  /** The draft of a note with the remainder of an estimate or an invoice. */
  const noteOf = (type: 'estimates' | 'invoices', id: string) =>
    made(desk.post(`/api/${type}/${id}/delivery-note`))

  /** The same with these quantities in the order of its lines. */
  async function partOf(type: 'estimates' | 'invoices', id: string, quantities: number[]) {
    return withQuantities(await noteOf(type, id), quantities)
  }

  async function withQuantities(draft: { _id: string; lines: object[] }, quantities: number[]) {
    const lines = draft.lines.map((line, index) => ({ ...line, quantity: quantities[index] }))
    const answer = await desk.put(`/api/delivery-notes/${draft._id}`, { lines })
    answer.assertStatus(200)
    return answer.body()
  }

  /** The invoice draft of some notes. */
  const bill = (...noteIds: string[]) => desk.post('/api/delivery-notes/invoice', { noteIds })

  /** A person of the company who delivers, and their calls. */
  async function driver() {
    const person = await makePerson(desk.company.id, 'employee')
    return { person, ...callsOf(client, person) }
  }

  return {
    ...desk,
    clientNamed,
    note,
    act,
    issuedNote,
    readNote,
    ordered,
    noteOf,
    partOf,
    withQuantities,
    bill,
    driver,
  }
}

const callsOf = (client: ApiClient, { token }: Person) => ({
  get: (path: string) => client.get(path).bearerToken(token),
  post: (path: string, body: object = {}) => client.post(path).bearerToken(token).json(body),
  put: (path: string, body: object) => client.put(path).bearerToken(token).json(body),
})

/** A signature drawn on the screen. */
export async function drawnSignature() {
  const picture = await sharp({
    create: { width: 80, height: 30, channels: 4, background: '#00000000' },
  })
    .composite([
      {
        input: Buffer.from(
          '<svg width="80" height="30"><path d="M4 20 40 6 76 24" stroke="black" fill="none"/></svg>'
        ),
      },
    ])
    .png()
    .toBuffer()
  return `data:image/png;base64,${picture.toString('base64')}`
}
