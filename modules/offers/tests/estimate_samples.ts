import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'
import { hostileLines, hostileWords } from '#modules/documents/tests/hostile_words'

export const ESTIMATES = defineSamples({
  bodies: {
    'PUT /api/estimates/:id': { customClient: { name: 'Übernommen' }, lines: [] },
    'PUT /api/estimates/:id/follow-up': { date: '2026-01-02' },
    'POST /api/estimates/:id/accept': { name: 'Übernommen' },
    'POST /api/estimates/:id/conversions': { to: 'project' },
    'POST /api/estimates/:id/down-payments': { percent: 30 },
  },
  fields: 'validUntil chosen signature documentHash percent',

  async fill(desk, made, mark) {
    const lines = [{ ...LINE, description: mark }]
    const { _id } = await desk.post('/estimates', { clientId: made.idOf('client'), lines })
    await desk.post(`/estimates/${_id}/issue`)
    await desk.post(`/estimates/${_id}/link`)
    await desk.post(`/estimates/${_id}/send`, { to: ['kunde@example.test'] })
    await desk.post(`/estimates/${_id}/accept`, { name: mark })
    const share = { percent: 30 }
    const { invoiceId } = await desk.post<{ invoiceId: string }>(
      `/estimates/${_id}/down-payments`,
      share
    )
    await desk.post(`/invoices/${invoiceId}/issue`)
    await desk.post(`/invoices/${invoiceId}/final`)
  },

  /** An estimate with all texts that was accepted, and one for a custom client that was declined. */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const words = { ...hostileWords(texts), notes: packed(texts, 4000)[0] }
    const issued = async (body: object) => {
      const lines = hostileLines(texts)
      const { _id } = await desk.post('/estimates', { ...words, lines, ...body })
      await desk.post(`/estimates/${_id}/issue`)
      return _id
    }
    const accepted = await issued({ clientId: made.idOf('client') })
    await desk.put(`/estimates/${accepted}/follow-up`, { date: '2030-01-31', note: next(500) })
    await desk.post(`/estimates/${accepted}/send`, {
      to: ['kunde@example.test'],
      subject: next(200),
      message: packed(texts, 10_000)[0],
    })
    const answer = { name: next(200), note: packed(texts, 2000)[0] }
    await desk.post(`/estimates/${accepted}/accept`, answer)
    const declined = await issued({ customClient: { name: next(200), street: next(200) } })
    await desk.post(`/estimates/${declined}/decline`, { reason: packed(texts, 2000).at(-1) })
    made.keep('estimate', accepted)
  },

  withoutFreeText: [/^estimate_answers\.(via|chosen)$/],
})
