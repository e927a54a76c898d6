import { test } from '@japa/runner'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { makePaymentDesk, type PaymentDesk } from '#modules/payments/tests/payment_desk'

const DAY = '2026-03-20'

test.group('Cancelling an invoice that was paid', () => {
  const cancel = (desk: PaymentDesk, id: string, body: object = {}) =>
    desk.post(`/api/invoices/${id}/cancel`, body)
  const pay = async (desk: PaymentDesk, id: string, amount: number, more: object = {}) => {
    const answer = await desk.post(`/api/invoices/${id}/payments`, { amount, ...more })
    answer.assertStatus(201)
    return answer.body()._id as string
  }

  test('asks what becomes of the money, and changes nothing before', async ({ client, assert }) => {
    const desk = await makePaymentDesk(client)
    const { _id } = await desk.invoice()
    await pay(desk, _id, 19)
    const refused = await cancel(desk, _id)
    assert.deepInclude(refused.body(), { code: 'payments_undecided', paid: 19 })
    assert.match(refused.body().error, /€\s?19\.00/)
    refused.assertStatus(409)
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Partially Paid')
  })

  for (const amount of [19, 119]) {
    test(`of ${amount} of 119 makes credit of the client and keeps the receipt`, async ({
      client,
      assert,
    }) => {
      const desk = await makePaymentDesk(client)
      const { _id } = await desk.invoice()
      const paymentId = await pay(desk, _id, amount)
      const cancelled = await cancel(desk, _id, { paid: 'credit' })
      cancelled.assertStatus(200)
      const { status, open, paid, cancelledBy, payments } = cancelled.body()
      assert.deepEqual([status, open, paid], ['Cancelled', 0, amount])
      assert.equal(payments[0]._id, paymentId)

      const payment = await desk.read(`payments/${paymentId}`)
      assert.equal(payment.allocations[0].invoice._id, _id)
      const [credit] = await desk.read(`credits?clientId=${desk.clientId}`)
      assert.containsSubset(credit, {
        amount,
        remaining: amount,
        payment: null,
        document: { _id: cancelledBy._id, number: cancelledBy.number, kind: 'cancellation' },
      })
      const { closing, entries } = await desk.read(`clients/${desk.clientId}/ledger`)
      assert.equal(closing, -amount)
      assert.deepEqual(entries.map((entry: { kind: string }) => entry.kind).sort(), [
        'cancellation',
        'invoice',
        'payment',
      ])
      assert.deepEqual(await desk.faults(), [])
    })
  }

  test('records the refund with its day and method when the money was paid back', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const { _id } = await desk.invoice({ date: '2026-03-02' })
    await pay(desk, _id, 100, { date: '2026-03-10' })
    const refund = { date: DAY, method: 'cash', note: 'At the counter' }
    ;(await cancel(desk, _id, { paid: 'refund', ...refund })).assertStatus(200)
    const [{ _id: creditId, remaining }] = await desk.read(`credits?clientId=${desk.clientId}`)
    assert.equal(remaining, 0)
    const { refunds } = await desk.read(`credits/${creditId}`)
    assert.containsSubset(refunds, [{ amount: 100, ...refund }])
    assert.equal((await desk.read(`clients/${desk.clientId}/ledger`)).closing, 0)
    assert.deepEqual(await desk.faults(), [])
  })

  test('works for somebody who is not kept as a client, and for credit that was used', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const once = await desk.issued()
    await pay(desk, once._id, 119)
    ;(await cancel(desk, once._id, { paid: 'refund' })).assertStatus(200)

    const creditId = await desk.credit(50)
    const { _id } = await desk.invoice()
    await desk.post(`/api/credits/${creditId}/applications`, { invoiceId: _id, amount: 50 })
    ;(await cancel(desk, _id, { paid: 'credit' })).assertStatus(200)
    const credits = await desk.read(`credits?clientId=${desk.clientId}&open=true`)
    assert.deepEqual(
      credits.map(({ remaining }: { remaining: number }) => remaining),
      [50]
    )
    assert.deepEqual(await desk.faults(), [])
  })

  test('gives back what came, not the Skonto and not what was written off', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const early = await desk.invoice({ skonto: [{ days: 10, percent: 2 }] })
    await pay(desk, early._id, 116.62, { skonto: 2.38 })
    const lost = await desk.invoice()
    await pay(desk, lost._id, 19)
    await desk.post(`/api/invoices/${lost._id}/write-off`, { reason: 'Lost' })
    const never = await desk.invoice()
    await desk.post(`/api/invoices/${never._id}/write-off`, { reason: 'Lost' })

    ;(await cancel(desk, early._id, { paid: 'credit' })).assertStatus(200)
    ;(await cancel(desk, lost._id, { paid: 'credit' })).assertStatus(200)
    ;(await cancel(desk, never._id)).assertStatus(200)
    const credits = await desk.read(`credits?clientId=${desk.clientId}`)
    assert.sameMembers(
      credits.map(({ amount }: { amount: number }) => amount),
      [116.62, 19]
    )
    assert.equal((await desk.read(`clients/${desk.clientId}/ledger`)).closing, -135.62)
    const again = await desk.remove(`/api/invoices/${lost._id}/write-off`)
    assert.deepEqual([again.status(), again.body().code], [409, 'not_payable'])
    assert.deepEqual(await desk.faults(), [])
  })

  test('leaves a payment that bounces later: it goes with the credit that it left', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const { _id } = await desk.invoice()
    const first = await pay(desk, _id, 19)
    const second = await pay(desk, _id, 100)
    await cancel(desk, _id, { paid: 'credit' })
    ;(await desk.remove(`/api/payments/${second}`)).assertStatus(204)
    const { status, paid } = await desk.read(`invoices/${_id}`)
    assert.deepEqual([status, paid], ['Cancelled', 19])
    const [credit] = await desk.read(`credits?clientId=${desk.clientId}`)
    assert.deepEqual([credit.amount, credit.remaining], [19, 19])

    await desk.post(`/api/credits/${credit._id}/refunds`, { amount: 10 })
    const refused = await desk.remove(`/api/payments/${first}`)
    assert.deepEqual([refused.status(), refused.body().code], [409, 'credit_used'])
    const { refunds } = await desk.read(`credits/${credit._id}`)
    await desk.remove(`/api/credits/${credit._id}/refunds/${refunds[0]._id}`)
    ;(await desk.remove(`/api/payments/${first}`)).assertStatus(204)
    assert.isEmpty(await desk.read(`credits?clientId=${desk.clientId}`))
    assert.equal((await desk.read(`clients/${desk.clientId}/ledger`)).closing, 0)
    assert.deepEqual(await desk.faults(), [])
  })

  test('keeps what one payment settled besides', async ({ client, assert }) => {
    const desk = await makePaymentDesk(client)
    const [one, other] = [await desk.invoice(), await desk.invoice()]
    const taken = await desk.take({
      amount: 250,
      overpayment: 'credit',
      allocations: [
        { invoiceId: one._id, amount: 119 },
        { invoiceId: other._id, amount: 119 },
      ],
    })
    taken.assertStatus(201)
    ;(await cancel(desk, one._id, { paid: 'credit' })).assertStatus(200)
    assert.equal((await desk.read(`invoices/${other._id}`)).status, 'Paid')
    const credits = await desk.read(`credits?clientId=${desk.clientId}`)
    assert.sameMembers(
      credits.map(({ remaining }: { remaining: number }) => remaining),
      [119, 12]
    )
    assert.equal((await desk.read(`clients/${desk.clientId}/ledger`)).closing, -131)
    assert.deepEqual(await desk.faults(), [])
  })

  test('at the moment of a payment takes it along or comes before it', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    for (let round = 0; round < 6; round++) {
      const { _id } = await desk.invoice({ lines: [LINE] })
      const body = { amount: 19 }
      const [paid, cancelled] = await Promise.all([
        desk.post(`/api/invoices/${_id}/payments`, body),
        cancel(desk, _id, { paid: 'credit' }),
      ])
      cancelled.assertStatus(200)
      const credits = await desk.read(`credits?clientId=${desk.clientId}&open=true`)
      assert.lengthOf(credits, paid.status() === 201 ? 1 : 0)
      for (const credit of credits) {
        await desk.post(`/api/credits/${credit._id}/refunds`, { amount: credit.remaining })
      }
      assert.deepEqual(await desk.faults(), [])
    }
  })
})
