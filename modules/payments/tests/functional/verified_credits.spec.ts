import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { verifyCredits, verifyPayments } from '../../queries/verify_credits.js'
import { makePaymentDesk } from '../payment_desk.js'

test.group('Proof of credits and payments', () => {
  test('names the credit and the payment whose amounts somebody has changed, and no other', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const [first, second] = [await desk.credit(150), await desk.credit(80)]
    const invoice = await desk.invoice()
    const used = await desk.post(`/api/credits/${first}/applications`, {
      invoiceId: invoice._id,
      amount: 119,
    })
    used.assertStatus(201)
    assert.deepEqual(await desk.faults(), [])

    const change = (table: string, id: string, values: object) =>
      inTx(() => writer().from(table).where({ company_id: desk.company.id, id }).update(values))
    await change('client_credits', first, { remaining: 3101 })
    assert.deepEqual(await verifyCredits(desk.company), [first])
    await change('client_credits', first, { remaining: 3100 })
    assert.deepEqual(await verifyCredits(desk.company), [])

    const payments = await desk.read('payments')
    const ofSecond = payments.find(({ amount }: { amount: number }) => amount === 80)
    await change('payments', ofSecond._id, { amount: 8001 })
    assert.deepEqual(await verifyPayments(desk.company), [ofSecond._id])
    await change('payments', ofSecond._id, { amount: 8000 })
    await change('client_credits', second, { amount: 7900, remaining: 7900 })
    assert.deepEqual(await verifyPayments(desk.company), [ofSecond._id])
  })
})
