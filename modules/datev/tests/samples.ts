import { defineSamples } from '#core/tests/define_samples'
import { makeExports } from '#modules/datev/actions/make_exports'

const PERIOD = { from: '2026-01-01', to: '2026-12-31' }

export default defineSamples({
  bodies: {
    'PUT /api/datev/settings': { consultantNumber: 1001, clientNumber: 1 },
    'POST /api/datev/exports': PERIOD,
  },
  fields:
    'consultantNumber clientNumber chart accountLength fiscalMonth accounts hasReceipts from to',
  parameters: 'from to',

  async fill(desk) {
    const numbers = { consultantNumber: 1001, clientNumber: 1 }
    await desk.put('/datev/settings', { ...numbers, personalAccounts: 'individual' })
    await desk.post('/datev/exports', PERIOD)
    while (await makeExports()) {
      // The next one.
    }
  },

  withoutFreeText: [
    /^datev_settings\.(chart|personal_accounts|accounts)$/,
    /^datev_accounts\.(kind|party)$/,
    /^datev_exports\.(state|requested_by)$/,
  ],
})
