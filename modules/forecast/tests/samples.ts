import { defineSamples } from '#core/tests/define_samples'
import { inTurn } from '#core/tests/desk'
import { supplyOf } from '#core/tests/hostile_texts'

const PLANNED = { kind: 'rent', direction: 'out', amount: 5, date: '2026-01-02' }
const ONCE = { kind: 'once', day: '2026-01-02', direction: 'out', amount: 5 }

export default defineSamples({
  bodies: {
    'PUT /api/forecast/settings': { minimum: 5 },
    'POST /api/planned-payments': { ...PLANNED, name: 'Übernommen' },
    'PUT /api/planned-payments/:id': { ...PLANNED, name: 'Übernommen' },
    'POST /api/forecast-scenarios': { name: 'Übernommen', changes: [] },
    'PUT /api/forecast-scenarios/:id': { name: 'Übernommen', changes: [] },
  },
  fields:
    'balance balanceDate minimum weights vatInterval vatBasis isVatExtended name kind direction amount date endsOn schedule vendor changes',
  parameters: 'months by scenario from to source',

  async fill(desk, made, mark) {
    await desk.put('/forecast/settings', { balance: 5, balanceDate: '2026-01-02' })
    const planned = { ...PLANNED, name: mark, vendor: mark }
    made.keep('plannedPayment', (await desk.post('/planned-payments', planned))._id)
    const scenario = { name: mark, changes: [{ ...ONCE, name: mark }] }
    made.keep('forecastScenario', (await desk.post('/forecast-scenarios', scenario))._id)
  },

  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts)
    const names = texts.filter((text) => text.trim() && text.length <= 200)
    await inTurn(names, (name) =>
      desk.post('/planned-payments', { ...PLANNED, name, vendor: next(200) })
    )
    const changes = texts
      .filter((text) => text.trim() && text.length <= 300)
      .slice(0, 50)
      .map((name) => ({ ...ONCE, name }))
    await desk.post('/forecast-scenarios', { name: next(100) || 'x', changes })
  },

  withoutFreeText: [
    /^forecast_settings\.(currency|vat_interval|vat_basis)$/,
    /^planned_payments\.(kind|direction|currency|schedule)$/,
  ],
})
