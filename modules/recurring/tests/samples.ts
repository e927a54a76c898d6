import { defineSamples } from '#core/tests/define_samples'
import { inTurn, LINE, type Made } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'PUT /api/recurring-invoices/:id': {
      name: 'Übernommen',
      invoice: {
        customClient: { name: 'Übernommen' },
        lines: [{ ...LINE, description: 'Übernommen' }],
      },
      schedule: { startOn: '2026-01-02', every: 1, unit: 'month', on: 'date' },
    },
  },
  fields: 'name invoice schedule mail mode collectsExpenses retainer',

  async fill(desk, made, mark) {
    const { _id } = await desk.post('/recurring-invoices', {
      name: `${mark} Abo`,
      invoice: { clientId: made.idOf('client'), lines: [{ ...LINE, description: mark }] },
      schedule: { startOn: '2026-01-02', every: 1, unit: 'month', on: 'date' },
    })
    await desk.post(`/recurring-invoices/${_id}/run`)
  },

  /** With all texts; one of them makes a draft. */
  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts)
    const message = packed(texts, 10_000)[0]
    const profiles = await inTurn(texts, (name) =>
      desk.post<Made>('/recurring-invoices', {
        name,
        invoice: {
          customClient: { name: next(200) },
          notes: packed(texts, 4000)[0],
          lines: [{ ...LINE, description: name }],
        },
        schedule: { startOn: '2026-01-31', every: 1, unit: 'month' },
        mail: { subject: next(200), message },
      })
    )
    await desk.post(`/recurring-invoices/${profiles[0]!._id}/run`)
  },

  withoutFreeText: [
    /^recurring_profiles\.(paused_for|schedule|service_period|mode|catch_up|collects|retainer|resumed_with)$/,
    /^recurring_runs\.reason$/,
  ],
})
