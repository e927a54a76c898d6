import type { ApiClient } from '@japa/api-client'
import { addDays, today } from '#core/clock'
import { makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'

interface Issued {
  _id: string
  number: string
}

/** A company with one client, whose invoices can leave in every way. */
export async function makeHandingDesk(client: ApiClient) {
  const desk = await makeEInvoiceDesk(client)
  const made = await desk.post('/api/clients', {
    name: 'Grünewald AG',
    type: 'business',
    email: 'jana@gruenewald.example',
    street: 'Ring 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  })
  made.assertStatus(201)
  const clientId: string = made.body()._id

  const day = (offset: number) => addDays(today(desk.company.timeZone), offset)

  /** Issued, and two weeks late. */
  const invoice = () =>
    desk.issue({
      customClient: undefined,
      clientId,
      date: day(-28),
      dueDate: day(-14),
    })

  /** The id of something that a link opens, and its key. */
  async function keyOf(path: string, id: string) {
    const link = await desk.post(path)
    link.assertStatus(201)
    return { id, key: new URL(link.body().url).hash.slice(1) }
  }
  const byLink = async (what: string, { _id: id }: Issued, more: object = {}) =>
    client
      .post(`/api/shared-invoices/${what}`)
      .json({ ...(await keyOf(`/api/invoices/${id}/link`, id)), ...more })
  const portal = () => keyOf(`/api/clients/${clientId}/ledger-links`, clientId)
  const inPortal = async (what: string, { _id: id }: Issued) =>
    client.post(`/api/shared-invoices/${what}`).json({ ...(await portal()), id })

  const file = (path: string) => (one: Issued) => desk.get(`/api/invoices/${one._id}/${path}`)
  const ofClient = (path: string) => () => desk.get(`/api/clients/${clientId}/${path}`)
  const ways = {
    pdf: file('pdf'),
    ZUGFeRD: file('pdf?format=zugferd'),
    XRechnung: file('xml?format=xrechnung'),
    zip: (one: Issued) => desk.post('/api/invoices/batch/files', { ids: [one._id], format: 'pdf' }),
    'link page': (one: Issued) => byLink('show', one),
    'link file': (one: Issued) => byLink('file', one),
    'link e-invoice': (one: Issued) => byLink('file', one, { format: 'zugferd' }),
    'link picture': (one: Issued) => byLink('picture', one),
    'portal page': (one: Issued) => inPortal('show', one),
    'portal file': (one: Issued) => inPortal('file', one),
    'account by link': async () => client.post('/api/shared-ledger/show').json(await portal()),
    'account PDF by link': async () => client.post('/api/shared-ledger/pdf').json(await portal()),
    'account PDF': ofClient('statement/pdf'),
    statement: () => desk.post(`/api/clients/${clientId}/statements`, {}),
    'personal data': ofClient('personal-data'),
    'personal data as ZIP': ofClient('personal-data/zip'),
    reminder: (one: Issued) => desk.post('/api/reminders', { invoiceIds: [one._id], level: 1 }),
  }
  type Way = keyof typeof ways

  /** Takes a copy of an invoice in one of these ways. */
  async function handOut(one: Issued, way: Way) {
    const answer = await ways[way](one)
    if (answer.status() >= 300) throw new Error(`${way}: ${answer.status()} ${answer.text()}`)
    return answer
  }

  return { ...desk, clientId, invoice, byLink, handOut }
}

/** The ways in which an invoice can leave. */
export const WAYS = [
  ...(['pdf', 'ZUGFeRD', 'XRechnung', 'zip'] as const),
  ...(['link page', 'link file', 'link e-invoice', 'link picture'] as const),
  ...(['portal page', 'portal file'] as const),
  ...(['account by link', 'account PDF by link', 'account PDF', 'statement'] as const),
  ...(['personal data', 'personal data as ZIP', 'reminder'] as const),
]
