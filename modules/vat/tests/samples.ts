import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { defineSamples } from '#core/tests/define_samples'

const PREPAYMENT = { year: 2026, amount: 100 }
const RATE = { month: '2026-01', currency: 'USD', rate: '1.0832' }

export default defineSamples({
  bodies: {
    'POST /api/reports/vat/months': { months: ['2025-01'], confirmed: true },
    'POST /api/reports/vat/reports/:id/corrections': { confirmed: true },
    'PUT /api/reports/vat/prepayment': PREPAYMENT,
    'PUT /api/reports/vat/rates': RATE,
  },
  fields: 'months confirmed year amount month currency rate',
  parameters: 'year from to',
  async fill(desk, _made, _mark, companyId) {
    await desk.post('/reports/vat/months', { months: ['2025-01'], confirmed: true })
    await desk.put('/reports/vat/prepayment', PREPAYMENT)
    await desk.put('/reports/vat/rates', RATE)
    const reminder = { company_id: companyId, id: newId(), period_on: '2025-01-01', reminded_at: 0 }
    await inTx(() => insertRows('vat_return_reminders', [reminder]))
  },
  withoutFreeText: [
    /^vat_entries\.(basis|cause)$/,
    /^reported_months\.(month|reported_by)$/,
    /^vat_prepayments\.recorded_by$/,
    /^vat_reports\.(basis|figures|reported_by)$/,
    /^official_rates\.(month|currency|entered_by)$/,
  ],
})
