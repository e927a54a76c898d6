import { defineSamples } from '#core/tests/define_samples'

const PREPAYMENT = { year: 2026, amount: 100 }

export default defineSamples({
  bodies: {
    'POST /api/reports/vat/months': { months: ['2025-01'], confirmed: true },
    'PUT /api/reports/vat/prepayment': PREPAYMENT,
  },
  fields: 'months confirmed year amount',
  parameters: 'year from to',
  async fill(desk) {
    await desk.post('/reports/vat/months', { months: ['2025-01'], confirmed: true })
    await desk.put('/reports/vat/prepayment', PREPAYMENT)
  },
  withoutFreeText: [
    /^vat_entries\.(basis|cause)$/,
    /^reported_months\.(month|reported_by)$/,
    /^vat_prepayments\.recorded_by$/,
  ],
})
