import type { ApiClient } from '@japa/api-client'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { verifySettlements } from '#modules/invoicing/verify/verify_settlements'
import { verifySums } from '#modules/invoicing/verify/verify_sums'
import { verifyCredits, verifyPayments } from '#modules/payments/queries/verify_credits'

export type PaymentDesk = Awaited<ReturnType<typeof makePaymentDesk>>

/** A company with one client, whose invoices are over 119.00 by default. */
export async function makePaymentDesk(client: ApiClient) {
  const desk = await makeDesk(client)
  const made = await desk.post('/api/clients', {
    name: 'Bäckerei Korn',
    email: 'korn@example.test',
    language: 'sq',
    ...ADDRESS,
  })
  const clientId: string = made.body()._id

  const invoice = (body: object = {}) =>
    desk.issued({ clientId, customClient: null, lines: [LINE], ...body })
  const read = async (path: string) => (await desk.get(`/api/${path}`)).body()
  const take = (body: object) =>
    desk.post('/api/payments', { clientId, currency: 'EUR', allocations: [], ...body })
  /** Credit of that amount, from money that belonged to no invoice. */
  async function credit(amount: number): Promise<string> {
    const answer = await take({ amount, overpayment: 'credit' })
    answer.assertStatus(201)
    return answer.body().credit._id
  }

  /** All differences; empty when all is well. */
  const faults = async () => [
    ...(await verifySettlements(desk.company)),
    ...(await verifyCredits(desk.company)),
    ...(await verifyPayments(desk.company)),
    ...((await verifySums(desk.company)) ? [] : ['sums']),
  ]
  return { ...desk, clientId, invoice, read, take, credit, faults }
}
