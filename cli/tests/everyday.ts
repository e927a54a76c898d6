import type { ApiClient } from '@japa/api-client'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

/** A zone in which it is nine in the evening: every time of the working day has been. */
export function eveningZone() {
  const hours = ((21 - new Date().getUTCHours() + 36) % 24) - 12
  // The signs of these zones are turned around (POSIX).
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** A company of one developer: a client with a project, two tasks, an invoice, an order confirmation. */
export async function makeEveryday(
  client: ApiClient,
  { timeZone, dueDate = '2026-11-15' }: { timeZone: string; dueDate?: string }
) {
  const desk = await makeDesk(client, { timeZone, name: 'Studio Nord' })
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await desk.post(path, body)
    answer.assertStatus(201)
    return answer.body()._id
  }
  const clientId = await made('/api/clients', {
    name: 'Acme GmbH',
    type: 'business',
    email: 'post@acme.example',
    ...ADDRESS,
  })
  const projectId = await made('/api/projects', { name: 'Website', clientId, hourlyRate: '90' })
  const assigneeIds = [desk.owner.user.id]
  await makeTask(desk.owner, { title: 'Fix login', projectId, assigneeIds })
  await makeTask(desk.owner, { title: 'Write the offer', projectId, assigneeIds })
  const invoice = await desk.issued({
    customClient: undefined,
    clientId,
    date: '2026-11-01',
    dueDate,
    isDueAgreed: true,
    lines: [LINE],
  })
  const orderId = await made('/api/orders', {
    clientId,
    date: '2026-11-02',
    orderNumber: 'B-77',
    lines: [LINE],
  })
  const order = await desk.post(`/api/orders/${orderId}/issue`)
  order.assertStatus(200)
  return { ...desk, clientId, projectId, invoice, order: order.body() }
}
