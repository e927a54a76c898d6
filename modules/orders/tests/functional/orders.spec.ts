import { test } from '@japa/runner'
import { readRows } from '#core/database/read_rows'
import { verifyDocuments } from '#modules/documents/public'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { acceptedEstimate, makeOrderDesk } from '#modules/orders/factories/order_factory'

test.group('Order confirmations', () => {
  test('are drafted from nothing, changed, issued with a number of their own and then frozen', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const draft = await desk.order({ orderNumber: 'B-77', orderedOn: '2026-03-02' })
    assert.deepInclude(draft, {
      status: 'Draft',
      number: null,
      total: 119,
      orderedOn: '2026-03-02',
    })
    const changed = await desk.put(`/api/orders/${draft._id}`, { serviceDate: '2026-05-04' })
    changed.assertStatus(200)
    const issued = await desk.act(draft._id, 'issue')
    assert.match(issued.number, /^AB-\d{4}-0001$/)
    assert.deepInclude(issued, { status: 'Issued', serviceDate: '2026-05-04', paymentDays: 7 })

    for (const refused of [
      await desk.put(`/api/orders/${draft._id}`, { notes: 'Later' }),
      await desk.remove(`/api/orders/${draft._id}`),
      await desk.post(`/api/orders/${draft._id}/issue`),
    ]) {
      assert.deepEqual([refused.status(), refused.body().code], [409, 'not_a_draft'])
    }
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('a draft is deleted, and a draft without lines or recipient is not issued', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const { _id } = await desk.order({ customClient: null, lines: [] })
    const refused = await desk.post(`/api/orders/${_id}/issue`)
    refused.assertStatus(422)
    assert.sameMembers(
      refused.body().fields.map(({ field }: { field: string }) => field),
      ['clientId', 'lines']
    )
    ;(await desk.remove(`/api/orders/${_id}`)).assertStatus(200)
    ;(await desk.get(`/api/orders/${_id}`)).assertStatus(404)
  })

  test('an accepted estimate is confirmed once, with the options that the client chose', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const open = await desk.offered()
    const early = await desk.post(`/api/estimates/${open.estimate._id}/order`)
    assert.equal(early.body().code, 'not_accepted')

    const estimate = await acceptedEstimate(desk)
    const order = await desk.confirmed(estimate._id)
    assert.equal(order.total, 119)
    assert.deepEqual(order.estimate, { _id: estimate._id, number: estimate.number })
    const again = await desk.post(`/api/estimates/${estimate._id}/order`)
    again.assertStatus(409)
    assert.deepInclude(again.body(), { code: 'exists', orderId: order._id })

    await desk.act(order._id, 'issue')
    await desk.act(order._id, 'cancel', { reason: 'Client withdrew' })
    await desk.confirmed(estimate._id)
  })

  test('an issued one is cancelled with a reason while it is not invoiced', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const { _id } = await desk.order()
    const draft = await desk.post(`/api/orders/${_id}/cancel`, { reason: 'Typing error' })
    assert.equal(draft.body().code, 'not_issued')
    await desk.act(_id, 'issue')
    ;(await desk.post(`/api/orders/${_id}/cancel`, {})).assertStatus(422)
    const cancelled = await desk.act(_id, 'cancel', { reason: 'Typing error' })
    assert.deepInclude(cancelled, { status: 'Cancelled', cancelReason: 'Typing error' })
    const billed = await desk.post(`/api/orders/${_id}/invoice`)
    assert.equal(billed.body().code, 'is_cancelled')
  })

  test('the list is filtered and searched, and its header has the sums', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const { _id } = await desk.order({ orderNumber: 'Bestellung 4711' })
    await desk.order()
    await desk.act(_id, 'issue')
    const issued = await desk.get('/api/orders?status=Issued')
    assert.deepEqual(
      issued.body().map((row: { _id: string }) => row._id),
      [_id]
    )
    const totals = JSON.parse(issued.headers()['x-totals'])
    assert.deepEqual(totals, { EUR: { net: 100, total: 119 } })
    assert.lengthOf((await desk.get('/api/orders?search=4711')).body(), 1)
    const { statuses } = (await desk.get('/api/orders/counts')).body()
    assert.deepEqual(statuses, { all: 2, Draft: 1, Issued: 1, Invoiced: 0, Cancelled: 0 })
  })

  test('ask for no money: their client owes nothing, and no VAT is entered', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client)
    const made = await desk.post('/api/clients', { name: 'Anna', ...ADDRESS })
    const { _id } = await desk.order({ clientId: made.body()._id, customClient: undefined })
    const { date } = await desk.act(_id, 'issue')
    const owed = await desk.get(`/api/clients/${made.body()._id}/ledger`)
    owed.assertStatus(200)
    assert.deepInclude(owed.body(), { balances: [], closing: 0, count: 0 })
    const entries = await readRows('select id from vat_entries where company_id = ?', [
      desk.company.id,
    ])
    assert.deepEqual(entries, [], date)
  })
})
