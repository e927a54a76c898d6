import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'
import { supplyOf } from '#core/tests/hostile_texts'

const NOBODY = '01890000-0000-7000-8000-000000000000'

export default defineSamples({
  bodies: {
    'POST /api/payments/:id/receipt': { to: ['kunde@example.test'] },
    'POST /api/credits/:id/applications': { invoiceId: NOBODY, amount: 1 },
    'POST /api/credits/:id/refunds': { amount: 1, date: '2026-01-02', method: 'cash' },
  },
  fields: 'allocations overpayment reference',
  parameters: 'method',

  async fill(desk, made, mark) {
    const [clientId, invoiceId] = [made.idOf('client'), made.idOf('invoice')]
    const { credit } = await desk.post<{ credit: { _id: string } }>('/payments', {
      clientId,
      currency: 'EUR',
      amount: 5,
      note: mark,
      overpayment: 'credit',
      allocations: [{ invoiceId, amount: 1 }],
    })
    await desk.post(`/credits/${credit._id}/applications`, { invoiceId, amount: 1 })
    await desk.post(`/credits/${credit._id}/refunds`, { amount: 1, note: mark })
  },

  /** A payment that leaves credit, which is paid back, and an invoice that is given up. */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const clientId = made.idOf('client')
    const { credit } = await desk.post<{ credit: { _id: string } }>('/payments', {
      clientId,
      currency: 'EUR',
      amount: 5,
      allocations: [],
      overpayment: 'credit',
      method: next(20),
      note: next(500),
      reference: next(140),
    })
    const refund = { amount: 1, method: '<b>Bar</b>', note: next(500) }
    await desk.post(`/credits/${credit._id}/refunds`, refund)
    const lines = [{ ...LINE, description: next(200) }]
    const { _id } = await desk.post('/invoices', { clientId, lines })
    await desk.post(`/invoices/${_id}/issue`)
    await desk.post(`/invoices/${_id}/write-off`, { reason: next(500) })
  },
})
