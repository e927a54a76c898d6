import { test } from '@japa/runner'
import { acceptedEstimate, makeOrderDesk } from '#modules/orders/factories/order_factory'

type Link = { _id: string; type: string }

test.group('Invoices of order confirmations', () => {
  test('name the order confirmation and keep its term of payment', async ({ client, assert }) => {
    const desk = await makeOrderDesk(client)
    const { _id } = await desk.order({ orderNumber: 'B-77', paymentDays: 30 })
    const { number } = await desk.act(_id, 'issue')
    const invoice = await desk.billed(_id)
    assert.include(invoice.lines[0].description, number)
    assert.deepInclude(invoice, { status: 'Draft', total: 119, orderNumber: 'B-77' })
    const days = (Date.parse(invoice.dueDate) - Date.parse(invoice.date)) / 86_400_000
    assert.equal(days, 30)

    const order = await desk.readOrder(_id)
    assert.equal(order.status, 'Invoiced')
    assert.equal(order.invoice._id, invoice._id)
    const again = await desk.post(`/api/orders/${_id}/invoice`)
    assert.equal(again.body().code, 'is_invoiced')
    const cancelled = await desk.post(`/api/orders/${_id}/cancel`, { reason: 'Too late' })
    assert.equal(cancelled.body().code, 'is_invoiced')
  })

  test('when such a draft is deleted, the order and its estimate can be invoiced again', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const estimate = await acceptedEstimate(desk)
    const order = await desk.confirmed(estimate._id)
    await desk.act(order._id, 'issue')
    const invoice = await desk.billed(order._id)
    assert.equal((await desk.read(estimate._id)).status, 'Converted')
    const chain: Link[] = (
      await desk.get(`/api/document-chain?type=invoice&id=${invoice._id}`)
    ).body()
    assert.sameMembers(
      chain.map(({ type }) => type),
      ['estimate', 'order', 'invoice']
    )
    ;(await desk.remove(`/api/invoices/${invoice._id}`)).assertStatus(200)
    assert.equal((await desk.read(estimate._id)).status, 'Accepted')
    assert.deepInclude(await desk.readOrder(order._id), { status: 'Issued', invoice: null })
    await desk.billed(order._id)
  })

  test('an estimate with an order confirmation is invoiced through it, less its down payments', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const estimate = await acceptedEstimate(desk)
    const asked = await desk.post(`/api/estimates/${estimate._id}/down-payments`, { percent: 30 })
    ;(await desk.post(`/api/invoices/${asked.body().invoiceId}/issue`)).assertStatus(200)
    const order = await desk.confirmed(estimate._id)
    await desk.act(order._id, 'issue')
    const direct = await desk.post(`/api/estimates/${estimate._id}/convert`)
    direct.assertStatus(409)
    assert.deepInclude(direct.body(), { code: 'invoice_the_order', orderId: order._id })
    const invoice = await desk.billed(order._id)
    assert.deepInclude(invoice, { stage: 'final', total: 83.3 })
  })
})
