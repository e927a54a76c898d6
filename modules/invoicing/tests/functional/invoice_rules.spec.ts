import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Refused changes of an invoice', () => {
  test('records of another company are unknown here', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const other = await makeDesk(client)
    const item = await other.post('/api/items', { name: 'Theirs', unitPrice: 1 })
    item.assertStatus(201)
    const withItem = await desk.post('/api/invoices', {
      lines: [{ ...LINE, itemId: item.body()._id }],
    })
    withItem.assertStatus(422)
    assert.equal(withItem.body().fields[0].field, 'lines.0.itemId')

    const foreign = await desk.post('/api/invoices', { clientId: newId(), lines: [LINE] })
    foreign.assertStatus(422)
    assert.equal(foreign.body().fields[0].field, 'clientId')

    const theirs = await other.issued()
    for (const path of ['', '/pdf']) {
      ;(await desk.get(`/api/invoices/${theirs._id}${path}`)).assertStatus(404)
    }
    for (const act of ['issue', 'cancel', 'void', 'send', 'duplicate']) {
      ;(await desk.post(`/api/invoices/${theirs._id}/${act}`)).assertStatus(404)
    }
    const payment = await desk.post(`/api/invoices/${theirs._id}/payments`, { amount: 1 })
    payment.assertStatus(404)
    ;(await desk.put(`/api/invoices/${theirs._id}`, { notes: 'x' })).assertStatus(404)
    ;(await desk.remove(`/api/invoices/${theirs._id}`)).assertStatus(404)
    ;(await desk.get(`/api/items/${item.body()._id}`)).assertStatus(404)
  })

  test('totals, numbers and states that a client sends are ignored', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft({
      total: 1,
      net: 1,
      tax: 0,
      paid: 1,
      status: 'Paid',
      number: 'X-1',
      companyId: newId(),
      lines: [{ ...LINE, net: 1, total: 1 }],
    })
    assert.containsSubset(draft, { status: 'Draft', number: null, total: 119, paid: 0 })
  })

  test('an issue names every detail that is missing, in the language of the user', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft({
      customClient: null,
      lines: [],
      date: '2026-03-10',
      dueDate: '2026-03-09',
    })
    const refused = await desk.post(`/api/invoices/${draft._id}/issue`)
    refused.assertStatus(422)
    assert.deepEqual(
      refused.body().fields.map(({ field, rule }: Record<string, string>) => [field, rule]),
      [
        ['clientId', 'recipient_missing'],
        ['dueDate', 'due_before_date'],
        ['lines', 'lines_missing'],
      ]
    )
    for (const { message } of refused.body().fields) assert.notInclude(message, 'errors.')
  })

  test('every illegal step is refused and changes nothing', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft()
    const issued = await desk.issued()
    const paid = await desk.issued()
    await desk.post(`/api/invoices/${paid._id}/payments`, { amount: 119 })
    const cancelled = await desk.issued()
    const links = (await desk.post(`/api/invoices/${cancelled._id}/cancel`)).body()
    const reversal = { _id: links.cancelledBy._id }
    const withdrawn = await desk.issued()
    await desk.post(`/api/invoices/${withdrawn._id}/void`)

    const steps: [invoice: { _id: string }, step: string, code: string][] = [
      [draft, 'cancel', 'not_issued'],
      [draft, 'void', 'not_issued'],
      [draft, 'send', 'not_issued'],
      [draft, 'payments', 'not_payable'],
      [issued, 'issue', 'not_a_draft'],
      [paid, 'issue', 'not_a_draft'],
      [paid, 'cancel', 'payments_undecided'],
      [paid, 'void', 'has_payments'],
      [paid, 'payments', 'payment_exceeds_open'],
      [cancelled, 'issue', 'not_a_draft'],
      [cancelled, 'cancel', 'already_cancelled'],
      [cancelled, 'void', 'already_cancelled'],
      [cancelled, 'payments', 'not_payable'],
      [reversal, 'cancel', 'is_cancellation'],
      [reversal, 'void', 'is_cancellation'],
      [reversal, 'payments', 'not_payable'],
      [reversal, 'duplicate', 'is_cancellation'],
      [withdrawn, 'issue', 'not_a_draft'],
      [withdrawn, 'cancel', 'is_void'],
      [withdrawn, 'void', 'is_void'],
      [withdrawn, 'send', 'is_void'],
      [withdrawn, 'payments', 'not_payable'],
    ]
    for (const [invoice, step, code] of steps) {
      const before = (await desk.get(`/api/invoices/${invoice._id}`)).body()
      const answer = await desk.post(`/api/invoices/${invoice._id}/${step}`, { amount: 1 })
      assert.deepEqual(
        [answer.status(), answer.body().code],
        [409, code],
        `${before.status} ${step}`
      )
      assert.deepEqual((await desk.get(`/api/invoices/${invoice._id}`)).body(), before)
    }
    for (const { _id } of [issued, paid, cancelled, withdrawn, reversal]) {
      const change = await desk.put(`/api/invoices/${_id}`, { notes: 'changed' })
      assert.deepEqual([change.status(), change.body().code], [409, 'not_a_draft'])
      assert.equal((await desk.remove(`/api/invoices/${_id}`)).status(), 409)
    }
  })

  test('amounts that the currency does not have are no payments', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    for (const amount of ['0.001', 0, -5, 'abc', '1e3', null]) {
      const answer = await desk.post(`/api/invoices/${_id}/payments`, { amount })
      assert.equal(answer.status(), 422, String(amount))
    }
    const yen = await desk.issued({ currency: 'JPY' })
    assert.equal(yen.total, 119)
    const half = await desk.post(`/api/invoices/${yen._id}/payments`, { amount: 0.5 })
    assert.deepEqual([half.status(), half.body().code], [422, 'amount_too_precise'])
  })

  test('the database itself refuses more payment than total and an issued document without number', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    const change = (values: object) =>
      inTx(async () => {
        await writer().from('invoices').where('id', _id).update(values)
      })
    await assert.rejects(() => change({ paid: 11_901 }))
    await assert.rejects(() => change({ number: null }))
    await assert.rejects(() => change({ status: 'Lost' }))
  })
})
