import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import { defineSamples } from '#core/tests/define_samples'

const PREPAYMENT = { year: 2026, amount: 100 }
const RATE = { month: '2026-01', currency: 'USD', rate: '1.0832' }

const OWNER = "select id from users where company_id = ? and role = 'owner' limit 1"

export default defineSamples({
  bodies: {
    'POST /api/reports/vat/months': { months: ['2025-01'], confirmed: true },
    'POST /api/reports/vat/reports/:id/corrections': { confirmed: true },
    'POST /api/reports/vat/recapitulative/reports': {
      from: '2025-01-01',
      to: '2025-01-31',
      confirmed: true,
    },
    'PUT /api/reports/vat/prepayment': PREPAYMENT,
    'PUT /api/reports/vat/rates': RATE,
  },
  fields: 'months confirmed year amount month currency rate from to',
  parameters: 'year from to',
  async fill(desk, _made, _mark, companyId) {
    await desk.post('/reports/vat/months', { months: ['2025-01'], confirmed: true })
    await desk.put('/reports/vat/prepayment', PREPAYMENT)
    await desk.put('/reports/vat/rates', RATE)
    const reminder = { company_id: companyId, id: newId(), period_on: '2025-01-01', reminded_at: 0 }
    await inTx(() => insertRows('vat_return_reminders', [reminder]))
    await inTx(() => insertRows('vat_statement_reminders', [{ ...reminder, id: newId() }]))
    const [owner] = await readRows<{ id: string }>(OWNER, [companyId])
    const statement = {
      company_id: companyId,
      id: newId(),
      from_on: '2025-01-01',
      to_on: '2025-01-31',
      version: 1,
      lines: '[]',
      reported_by: owner?.id ?? '',
      reported_at: 0,
    }
    await inTx(() => insertRows('vat_statements', [statement]))
  },
  withoutFreeText: [
    /^vat_entries\.(basis|cause)$/,
    /^vat_sums\.(basis|cause)$/,
    /^reported_months\.(month|reported_by)$/,
    /^vat_prepayments\.recorded_by$/,
    /^vat_reports\.(basis|figures|reported_by)$/,
    /^vat_statements\.(lines|reported_by)$/,
    /^official_rates\.(month|currency|entered_by)$/,
  ],
})
