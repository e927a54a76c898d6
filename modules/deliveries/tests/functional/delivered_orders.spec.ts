import { test } from '@japa/runner'
import { acceptedEstimate, makeOrderDesk } from '#modules/orders/factories/order_factory'

type Link = { type: string }

test.group('Delivery notes of order confirmations', () => {
  test('bring what is ordered, name the order confirmation and are invoiced with it', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const { _id } = await desk.order()
    const draft = await desk.post(`/api/orders/${_id}/delivery-note`)
    assert.equal(draft.body().code, 'not_issued')
    const order = await desk.act(_id, 'issue')
    const note = await desk.post(`/api/orders/${_id}/delivery-note`)
    note.assertStatus(201)
    assert.deepInclude(note.body(), {
      net: 100,
      isBillable: true,
      source: { type: 'order', _id, number: order.number },
    })
    const again = await desk.post(`/api/orders/${_id}/delivery-note`)
    assert.equal(again.body().code, 'nothing_left')
    ;(await desk.post(`/api/delivery-notes/${note.body()._id}/issue`)).assertStatus(200)
    const cancelled = await desk.post(`/api/orders/${_id}/cancel`, { reason: 'Too late' })
    assert.equal(cancelled.body().code, 'has_notes')

    const invoice = await desk.billed(_id)
    const billed = (await desk.get(`/api/delivery-notes/${note.body()._id}`)).body()
    assert.isFalse(billed.isBillable)
    const chain: Link[] = (
      await desk.get(`/api/document-chain?type=deliveryNote&id=${note.body()._id}`)
    ).body()
    assert.sameMembers(
      chain.map(({ type }) => type),
      ['order', 'deliveryNote', 'invoice']
    )
    ;(await desk.remove(`/api/invoices/${invoice._id}`)).assertStatus(200)
    const free = (await desk.get(`/api/delivery-notes/${note.body()._id}`)).body()
    assert.isTrue(free.isBillable)
  })

  test('when they are invoiced on their own, their order is not invoiced again', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const { _id } = await desk.order()
    await desk.act(_id, 'issue')
    const note = await desk.post(`/api/orders/${_id}/delivery-note`)
    await desk.post(`/api/delivery-notes/${note.body()._id}/issue`)
    const alone = await desk.post('/api/delivery-notes/invoice', { noteIds: [note.body()._id] })
    alone.assertStatus(201)
    const whole = await desk.post(`/api/orders/${_id}/invoice`)
    assert.equal(whole.body().code, 'partly_invoiced')
  })

  test('an estimate with an order confirmation is delivered through it', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const estimate = await acceptedEstimate(desk)
    const order = await desk.confirmed(estimate._id)
    const early = await desk.post(`/api/estimates/${estimate._id}/delivery-note`)
    assert.equal(early.body().code, 'not_issued')
    await desk.act(order._id, 'issue')
    const note = await desk.post(`/api/estimates/${estimate._id}/delivery-note`)
    note.assertStatus(201)
    assert.equal(note.body().source._id, order._id)
  })

  test('an estimate that is being delivered is not confirmed any more', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const estimate = await acceptedEstimate(desk)
    ;(await desk.post(`/api/estimates/${estimate._id}/delivery-note`)).assertStatus(201)
    const late = await desk.post(`/api/estimates/${estimate._id}/order`)
    assert.equal(late.body().code, 'has_notes')
  })
})
