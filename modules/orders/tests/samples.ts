import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'
import { hostileLines, hostileWords } from '#modules/documents/tests/hostile_words'

export default defineSamples({
  bodies: {
    'PUT /api/orders/:id': { customClient: { name: 'Übernommen' }, lines: [] },
    'POST /api/orders/:id/cancel': { reason: 'Übernommen' },
  },
  fields: 'orderedOn paymentDays',

  async fill(desk, made, mark) {
    const lines = [{ ...LINE, description: mark }]
    const { _id } = await desk.post('/orders', { clientId: made.idOf('client'), lines })
    await desk.post(`/orders/${_id}/send`, { to: ['kunde@example.test'] })
    await desk.post(`/orders/${_id}/invoice`)
  },

  /** An order with all texts that was mailed, and one for a custom client that was cancelled. */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const words = { ...hostileWords(texts), notes: packed(texts, 4000)[0] }
    const draft = async (body: object) => {
      const lines = hostileLines(texts)
      const { _id } = await desk.post('/orders', { ...words, lines, ...body })
      return _id
    }
    const sent = await draft({ clientId: made.idOf('client') })
    await desk.post(`/orders/${sent}/send`, {
      to: ['kunde@example.test'],
      subject: next(200),
      message: packed(texts, 10_000)[0],
    })
    const cancelled = await draft({ customClient: { name: next(200), street: next(200) } })
    await desk.post(`/orders/${cancelled}/issue`)
    await desk.post(`/orders/${cancelled}/cancel`, { reason: packed(texts, 500)[0] })
  },

  withoutFreeText: [/^orders\.number$/],
})
