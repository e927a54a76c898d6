import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makePaymentDesk } from '../payment_desk.js'

const DAY = '2026-03-02'

test.group('Payments of clients', () => {
  test('row 55: one payment settles several invoices, the rest becomes credit', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const [first, second] = [await desk.invoice(), await desk.invoice()]
    const allocations = [
      { invoiceId: first._id, amount: 119 },
      { invoiceId: second._id, amount: 50 },
    ]
    const body = { amount: 200, date: DAY, method: 'cash', reference: 'RE 1 und 2', allocations }
    const refused = await desk.take(body)
    assert.containsSubset(
      [refused.status(), refused.body()],
      [409, { code: 'amount_left_over', left: 31 }]
    )
    const taken = await desk.take({ ...body, overpayment: 'credit' })
    taken.assertStatus(201)
    assert.containsSubset(taken.body(), {
      clientName: 'Bäckerei Korn',
      amount: 200,
      method: 'cash',
      reference: 'RE 1 und 2',
      allocations: [
        { kind: 'payment', amount: 119, invoice: { _id: first._id, number: first.number } },
        { kind: 'payment', amount: 50, invoice: { _id: second._id } },
      ],
      credit: { amount: 31, remaining: 31 },
    })
    assert.containsSubset(await desk.read(`invoices/${first._id}`), { status: 'Paid', paid: 119 })
    assert.containsSubset(await desk.read(`invoices/${second._id}`), {
      status: 'Partially Paid',
      open: 69,
      payments: [{ _id: taken.body()._id, amount: 50, received: 200 }],
    })
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 56: taking it back restores all its invoices and its credit, with audit entries', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const invoices = [await desk.invoice(), await desk.invoice()]
    const allocations = invoices.map(({ _id }) => ({ invoiceId: _id, amount: 100 }))
    const { _id, credit } = (
      await desk.take({ amount: 230, allocations, overpayment: 'credit' })
    ).body()
    ;(await desk.remove(`/api/payments/${_id}`)).assertStatus(204)
    for (const invoice of invoices) {
      const after = await desk.read(`invoices/${invoice._id}`)
      assert.containsSubset(after, { status: 'Unpaid', open: 119, paid: 0, settlements: [] })
      assert.containsSubset(after.timeline[0], {
        action: 'invoice.payment_removed',
        by: { name: 'Test owner' },
        details: { paymentId: _id, amount: '100.00', currency: 'EUR' },
      })
    }
    ;(await desk.get(`/api/payments/${_id}`)).assertStatus(404)
    ;(await desk.get(`/api/credits/${credit._id}`)).assertStatus(404)
    const gone = await reader().from('audit_log').where('subject_id', credit._id).select('action')
    assert.sameMembers(
      gone.map(({ action }) => action),
      ['credit.granted', 'credit.taken_back']
    )
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 56: it stays while its credit is used', async ({ client, assert }) => {
    const desk = await makePaymentDesk(client)
    const invoice = await desk.invoice()
    const { _id, credit } = (await desk.take({ amount: 30, overpayment: 'credit' })).body()
    const used = await desk.post(`/api/credits/${credit._id}/applications`, {
      invoiceId: invoice._id,
      amount: 10,
    })
    used.assertStatus(201)
    const refused = await desk.remove(`/api/payments/${_id}`)
    assert.deepEqual([refused.status(), refused.body().code], [409, 'credit_used'])
    const [application] = used.body().applications
    await desk.remove(`/api/credits/${credit._id}/applications/${application._id}`)
    ;(await desk.remove(`/api/payments/${_id}`)).assertStatus(204)
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 39: Skonto is taken for each invoice by its own terms', async ({ client, assert }) => {
    const desk = await makePaymentDesk(client)
    const terms = { date: DAY, dueDate: addDays(DAY, 30), skonto: [{ days: 10, percent: 2 }] }
    const [first, second] = [await desk.invoice(terms), await desk.invoice(terms)]
    const skonto = [2.38, 2.38]
    const allocations = [first, second].map(({ _id }, index) => ({
      invoiceId: _id,
      amount: 116.62,
      skonto: skonto[index],
    }))
    const late = await desk.take({ amount: 233.24, date: addDays(DAY, 11), allocations })
    assert.equal(late.body().code, 'skonto_late')
    const taken = await desk.take({ amount: 233.24, date: addDays(DAY, 10), allocations })
    taken.assertStatus(201)
    for (const { _id } of [first, second]) {
      assert.containsSubset(await desk.read(`invoices/${_id}`), { status: 'Paid', reduced: 2.38 })
    }
    assert.deepEqual(await desk.faults(), [])
  })

  test('invoices of others, other currencies and more than came are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const other = await makePaymentDesk(client)
    const [mine, theirs] = [await desk.invoice(), await other.invoice()]
    const dollars = await desk.invoice({ currency: 'USD' })
    const stranger = await desk.issued()
    const codeFor = async (invoiceId: string, amount = 1) => {
      const answer = await desk.take({ amount: 1, allocations: [{ invoiceId, amount }] })
      return [answer.status(), answer.body().code]
    }
    assert.deepEqual(await codeFor(theirs._id), [422, 'invoice_unknown'])
    assert.deepEqual(await codeFor(newId()), [422, 'invoice_unknown'])
    assert.deepEqual(await codeFor(stranger._id), [422, 'other_client'])
    assert.deepEqual(await codeFor(dollars._id), [422, 'other_currency'])
    assert.deepEqual(await codeFor(mine._id, 2), [409, 'allocated_too_much'])
    const unknown = await desk.take({ clientId: other.clientId, amount: 1, overpayment: 'credit' })
    assert.deepEqual([unknown.status(), unknown.body().code], [422, 'client_unknown'])
    const tooMuch = { amount: 200, allocations: [{ invoiceId: mine._id, amount: 200 }] }
    assert.equal((await desk.take(tooMuch)).body().code, 'payment_exceeds_open')
    assert.deepEqual(await desk.read('payments'), [])
  })
})
