import type { ApiClient } from '@japa/api-client'
import { addDays, today } from '#core/clock'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

export type LedgerDesk = Awaited<ReturnType<typeof makeLedgerDesk>>

/** A German company with one client, whose documents appear in an account. */
export async function makeLedgerDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeDesk>[1] = {}
) {
  const desk = await makeDesk(client, { language: 'de', ...overrides })
  const day = (offset = 0) => addDays(today(desk.company.timeZone), offset)

  async function debtor(body: object = {}) {
    const answer = await desk.post('/api/clients', {
      name: 'Grünewald AG',
      email: 'jana@gruenewald.example',
      ...ADDRESS,
      ...body,
    })
    answer.assertStatus(201)
    return answer.body()._id as string
  }
  const clientId = await debtor()

  /** An issued invoice of 119.00, dated some days ago and due 14 days later by default. */
  async function invoice(daysAgo = 0, body: object = {}) {
    const date = day(-daysAgo)
    return desk.issued({
      customClient: undefined,
      clientId,
      date,
      dueDate: addDays(date, 14),
      lines: [LINE],
      ...body,
    })
  }

  const pay = (invoiceId: string, amount: number, date = day()) =>
    desk.post(`/api/invoices/${invoiceId}/payments`, { amount, date })

  async function ledger(query = '', id = clientId) {
    const answer = await desk.get(`/api/clients/${id}/ledger${query}`)
    answer.assertStatus(200)
    return answer.body()
  }

  return { ...desk, clientId, day, debtor, invoice, pay, ledger }
}
