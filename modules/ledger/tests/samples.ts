import { defineSamples } from '#core/tests/define_samples'
import { packed, supplyOf } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'PUT /api/clients/:id/opening-balances/:currency': { amount: 1, date: '2026-01-02' },
    'PUT /api/clients/:id/statement-schedule': { dayOfMonth: 1 },
    'POST /api/clients/:id/statements': { to: ['x@example.test'] },
  },
  fields: 'dayOfMonth message',
  parameters: 'from to kind',

  async fill(desk, made, mark) {
    const account = `/clients/${made.idOf('client')}`
    const balance = { amount: 10, date: '2026-01-01', note: mark }
    await desk.put(`${account}/opening-balances/EUR`, balance)
    await desk.put(`${account}/statement-schedule`, { dayOfMonth: 1 })
    await desk.post(`${account}/ledger-links`)
    await desk.post(`${account}/statements`, { to: ['kunde@example.test'] })
  },

  /** An opening balance, a statement with words of its own, and a report by the holder of a link. */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const client = made.idOf('client')
    const balance = { amount: 10, date: '2026-01-01', note: next(500) }
    await desk.put(`/clients/${client}/opening-balances/EUR`, balance)
    await desk.post(`/clients/${client}/statements`, {
      to: ['kunde@example.test'],
      subject: next(200),
      message: packed(texts, 10_000)[0],
    })
    const { url } = await desk.post<{ url: string }>(`/clients/${client}/ledger-links`)
    await desk.post('/shared-ledger/report', {
      id: client,
      key: new URL(url).hash.slice(1),
      name: next(200),
      message: packed(texts, 2000)[0],
    })
  },

  withoutFreeText: [/^(statements\.due_month|statement_schedules\.last_failure)$/],
})
