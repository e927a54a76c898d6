import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'
import { packed, supplyOf } from '#core/tests/hostile_texts'
import { drawnSignature } from '#modules/deliveries/factories/note_factory'
import { hostileLines } from '#modules/documents/tests/hostile_words'

export default defineSamples({
  bodies: {
    'POST /api/delivery-notes/:id/sign': {
      name: 'Übernommen',
      signature: 'data:image/png;base64,AAAA',
    },
    'PUT /api/delivery-notes/:id/assignee': { assigneeId: null },
  },
  fields:
    'noteIds deliveryAddress carrier parcelNumber orderNumber assigneeId showsPrices signature',
  parameters: 'assignee notInvoiced',

  async fill(desk, made, mark) {
    const lines = [{ ...LINE, description: mark }]
    const { _id } = await desk.post('/delivery-notes', { clientId: made.idOf('client'), lines })
    await desk.post(`/delivery-notes/${_id}/issue`)
    const signature = await drawnSignature()
    await desk.post(`/delivery-notes/${_id}/sign`, { name: mark, signature })
    await desk.post('/delivery-notes/invoice', { noteIds: [_id] })
  },

  /** A note of an accepted estimate, signed, and one with all texts for a custom client at another address, cancelled. */
  async writeHostile(desk, made, texts) {
    const next = supplyOf(texts)
    const delivered = await desk.post(`/estimates/${made.idOf('estimate')}/delivery-note`)
    await desk.post(`/delivery-notes/${delivered._id}/issue`)
    const signature = await drawnSignature()
    await desk.post(`/delivery-notes/${delivered._id}/sign`, { name: next(200), signature })
    const address = () => ({
      name: next(200),
      street: next(200),
      postalCode: next(20),
      city: next(120),
    })
    const own = await desk.post('/delivery-notes', {
      customClient: address(),
      deliveryAddress: address(),
      orderNumber: next(100),
      carrier: next(100),
      parcelNumber: next(100),
      notes: packed(texts, 4000)[0],
      lines: hostileLines(texts),
    })
    await desk.post(`/delivery-notes/${own._id}/issue`)
    await desk.post(`/delivery-notes/${own._id}/send`, {
      to: ['kunde@example.test'],
      subject: next(200),
      message: packed(texts, 10_000)[0],
    })
    await desk.post(`/delivery-notes/${own._id}/cancel`, { reason: packed(texts, 500)[0] })
  },

  withoutFreeText: [/^delivery_notes\.(intro|closing|exemption_reason|discount_reason)$/],
})
