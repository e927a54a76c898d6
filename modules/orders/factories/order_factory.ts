import type { ApiClient } from '@japa/api-client'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { makeSalesDesk } from '#modules/offers/estimates/factories/estimate_factory'

/** A company whose owner works with order confirmations over HTTP. */
export async function makeOrderDesk(
  client: ApiClient,
  overrides: Parameters<typeof makeSalesDesk>[1] = {}
) {
  const desk = await makeSalesDesk(client, overrides)
  const answered = async (call: ReturnType<typeof desk.post>, status: number) => {
    const answer = await call
    answer.assertStatus(status)
    return answer.body()
  }

  /** A draft of 100.00 at 19 % for somebody named Anna. */
  const order = (body: object = {}) =>
    answered(
      desk.post('/api/orders', {
        customClient: { name: 'Anna Muster', email: 'anna@example.test', ...ADDRESS },
        lines: [{ description: 'Table', quantity: 1, unitPrice: 100, taxRate: 19 }],
        ...body,
      }),
      201
    )

  /** The draft that confirms an accepted estimate. */
  const confirmed = (estimateId: string) =>
    answered(desk.post(`/api/estimates/${estimateId}/order`), 201)

  const act = (id: string, step: 'issue' | 'cancel', body: object = {}) =>
    answered(desk.post(`/api/orders/${id}/${step}`, body), 200)

  const readOrder = async (id: string) => (await desk.get(`/api/orders/${id}`)).body()

  /** The draft of its invoice. */
  async function billed(id: string) {
    const { invoiceId } = await answered(desk.post(`/api/orders/${id}/invoice`), 201)
    return (await desk.get(`/api/invoices/${invoiceId}`)).body()
  }

  return { ...desk, order, confirmed, act, readOrder, billed }
}

/** An estimate of 100.00 at 19 % that its client accepted without an option. */
export async function acceptedEstimate(desk: Awaited<ReturnType<typeof makeOrderDesk>>) {
  const { estimate } = await desk.offered()
  const accepted = await desk.post(`/api/estimates/${estimate._id}/accept`, { name: 'Anna' })
  accepted.assertStatus(200)
  return accepted.body()
}
