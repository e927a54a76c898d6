import { setClock } from '#core/clock'

/** A request to the API; its answer. */
type Ask = <Body = Answer>(method: string, path: string, body?: object) => Promise<Body>
type Answer = Record<string, string> & { task: { _id: string }; timeEntries: { _id: string }[] }

const HAMBURG = {
  name: 'Kunde',
  street: 'Weg 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
}
const LINES = [{ description: 'Rat', quantity: 1, unitPrice: 100, taxRate: 19 }]
const HOUR = 3_600_000

/** The steps of records that are events and that no sample takes. */
export async function makeFurtherEvents(ask: Ask) {
  await stepsOfInvoices(ask)
  await stepsOfOffers(ask)
  await stepsOfOrders(ask)
  await stepsOfClients(ask)
  await stepsOfTime(ask)
  const lines = [{ category: 'software', amount: 11.9, taxRate: 19 }]
  const spend = (vendor: string) => ask('POST', '/expenses', { vendor, date: '2026-01-02', lines })
  await ask('PUT', `/expenses/${(await spend('Haus'))._id}`, { vendor: 'Hof' })
  await ask('DELETE', `/expenses/${(await spend('Versehen'))._id}`)
}

async function issuedInvoice(ask: Ask, more: object = {}) {
  const { _id } = await ask('POST', '/invoices', { customClient: HAMBURG, lines: LINES, ...more })
  await ask('POST', `/invoices/${_id}/issue`, {})
  return _id
}

async function stepsOfInvoices(ask: Ask) {
  await ask('POST', `/invoices/${await issuedInvoice(ask)}/void`, {})
  const shared = await issuedInvoice(ask, { date: '2026-01-02', dueDate: '2026-01-03' })
  await ask('POST', `/invoices/${shared}/send`, { to: ['kunde@example.test'] })
  const { url = '' } = await ask('POST', `/invoices/${shared}/link`, {})
  await ask('POST', '/shared-invoices/show', { id: shared, key: new URL(url).hash.slice(1) })
  const reminder = await ask('POST', '/reminders', { invoiceIds: [shared], level: 1 })
  await ask('POST', `/reminders/${reminder._id}/send`, { to: ['kunde@example.test'] })
  await ask('POST', `/invoices/${shared}/payments`, { amount: 19 })
  const [payment] = await ask<[{ _id: string }]>('GET', '/payments')
  await ask('DELETE', `/payments/${payment._id}`)
}

async function stepsOfOffers(ask: Ask) {
  for (const offers of ['estimates', 'proposals']) {
    const offer = { customClient: HAMBURG, lines: LINES, title: 'Angebot' }
    const { _id } = await ask('POST', `/${offers}`, offer)
    await ask('POST', `/${offers}/${_id}/issue`, {})
    await ask('POST', `/${offers}/${_id}/decline`, { reason: 'Zu teuer' })
  }
}

async function stepsOfOrders(ask: Ask) {
  const { _id } = await ask('POST', '/orders', { customClient: HAMBURG, lines: LINES })
  await ask('POST', `/orders/${_id}/issue`, {})
  await ask('POST', `/orders/${_id}/cancel`, { reason: 'Versehen' })
}

async function stepsOfClients(ask: Ask) {
  const client = await ask('POST', '/clients', { name: 'Kunde', type: 'person' })
  await ask('PUT', `/clients/${client._id}`, { name: 'Kundin' })
  await ask('POST', `/clients/${client._id}/erasure`, {})
  const other = await ask('POST', '/clients', { name: 'Versehen' })
  await ask('DELETE', `/clients/${other._id}`)
}

async function stepsOfTime(ask: Ask) {
  const project = await ask('POST', '/projects', { name: 'Probe' })
  await ask('PUT', `/projects/${project._id}`, { name: 'Versuch' })
  const { task } = await ask('POST', '/tasks', { title: 'Probe', projectId: project._id })
  await ask('PUT', `/tasks/${task._id}`, { title: 'Versuch' })
  const day = { startTime: '2026-01-03T08:00:00Z', endTime: '2026-01-03T09:00:00Z' }
  const entry = await ask('POST', '/time-entries', { taskId: task._id, ...day })
  const id = entry._id ?? entry.timeEntries[0]!._id
  await ask('PATCH', `/time-entries/${id}`, { note: 'Versuch' })
  await ask('DELETE', `/time-entries/${id}`)
  await ask('POST', `/tasks/${task._id}/time/start`, {})
  const restore = setClock(() => Date.now() + HOUR)
  await ask('POST', '/timer/stop', {}).finally(restore)
  const other = await ask('POST', '/tasks', { title: 'Versehen' })
  await ask('DELETE', `/tasks/${other.task._id}`)
  const empty = await ask('POST', '/projects', { name: 'Versehen' })
  await ask('DELETE', `/projects/${empty._id}`)
}
