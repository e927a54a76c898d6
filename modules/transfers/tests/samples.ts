import { defineSamples } from '#core/tests/define_samples'

const IBAN = 'DE02120300000000202051'
const LINE = { category: 'software', amount: 11.9, taxRate: 19 }

export default defineSamples({
  bodies: {
    'POST /api/transfer-orders': {
      expenseIds: ['01900000-0000-7000-8000-000000000000'],
      executeOn: '2026-01-02',
    },
    'POST /api/transfer-orders/:id/execute': { date: '2026-01-02' },
  },
  fields: 'expenseIds executeOn date',
  parameters: 'state executeOn total',

  async fill(desk, made, mark) {
    await desk.post('/settings', { companyInfo: { iban: IBAN } })
    const { _id } = await desk.post('/expenses', {
      vendor: `${mark} Lieferant`,
      vendorIban: IBAN,
      date: '2026-01-02',
      dueDate: '2026-01-31',
      lines: [LINE],
    })
    const executeOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const order = await desk.post('/transfer-orders', { expenseIds: [_id], executeOn })
    made.keep('transferOrder', order._id)
  },

  // Copies in the characters of SEPA, of texts that other samples write.
  withoutFreeText: [/^transfer_orders\./, /^transfers\./],
})
