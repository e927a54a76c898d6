import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { type BankDesk, makeBankDesk } from '../bank_desk.js'

const link = (desk: BankDesk, entry: { _id: string }, paymentId: string) =>
  desk.post(`/api/bank-entries/${entry._id}/link`, { paymentId })

/** An invoice whose payment was recorded by hand on 3 March. */
async function paidByHand(desk: BankDesk, payment: object = {}) {
  const invoice = await desk.invoice()
  const body = { amount: 119, date: '2026-03-03', method: 'bankTransfer', ...payment }
  const answer = await desk.post(`/api/invoices/${invoice._id}/payments`, body)
  answer.assertStatus(201)
  const [{ _id: paymentId }] = await desk.read('payments')
  return { ...invoice, paymentId }
}

test.group('Entries of payments that were recorded by hand', () => {
  test('row 58: are shown and linked, and no payment is booked twice', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { _id, number, paymentId } = await paidByHand(desk)
    const entry = await desk.credit({ amount: '119.00', date: '2026-03-02', purpose: number })
    assert.deepEqual(entry.suggestions, [])
    assert.deepEqual(entry.recorded, [
      { paymentId, date: '2026-03-03', clientName: 'Bäckerei Korn', numbers: [number] },
    ])
    const linked = await link(desk, entry, paymentId)
    linked.assertStatus(200)
    assert.containsSubset(linked.body(), {
      state: 'matched',
      paymentId,
      isLinked: true,
      recorded: [],
      invoices: [{ _id, number, amount: 119 }],
    })
    ;(await link(desk, entry, paymentId)).assertStatus(200)
    assert.lengthOf(await desk.read('payments'), 1)
    assert.deepEqual(await desk.faults(), [])
  })

  test('the payment stays when the entry is released, and goes when it is removed itself', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { _id, paymentId } = await paidByHand(desk)
    const entry = await desk.credit({ amount: '119.00' })
    await link(desk, entry, paymentId)
    const freed = await desk.remove(`/api/bank-entries/${entry._id}/match`)
    assert.containsSubset(freed.body(), { state: 'open', paymentId: null, isLinked: false })
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Paid')

    await link(desk, entry, paymentId)
    ;(await desk.remove(`/api/payments/${paymentId}`)).assertStatus(204)
    assert.equal((await desk.read(`bank-entries/${entry._id}`)).state, 'open')
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Unpaid')
    assert.deepEqual(await desk.faults(), [])
  })

  test('only plausible payments are proposed: the amount, around the day, of no other entry, no cash', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const proposed = async (of: { amount: string; date?: string }) =>
      (await desk.credit({ purpose: newId(), ...of })).recorded.length
    const { paymentId } = await paidByHand(desk)
    assert.equal(await proposed({ amount: '118.99' }), 0)
    assert.equal(await proposed({ amount: '119.00', date: '2026-02-20' }), 0)
    assert.equal(await proposed({ amount: '119.00', date: '2026-02-21' }), 1)
    const entry = await desk.credit({ amount: '119.00', purpose: 'diese' })
    await link(desk, entry, paymentId)
    assert.equal(await proposed({ amount: '119.00' }), 0)
    await paidByHand(desk, { method: 'cash' })
    assert.equal(await proposed({ amount: '119.00', date: '2026-03-04' }), 0)
  })

  test('are not proposed where an open invoice is named, but are when their own is', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { number, paymentId } = await paidByHand(desk)
    const open = await desk.invoice()
    const next = await desk.credit({ amount: '119.00', purpose: `Rechnung ${open.number}` })
    assert.containsSubset(next, { recorded: [], suggestions: [{ confidence: 'sure' }] })
    const known = await desk.credit({ amount: '119.00', purpose: `Rechnung ${number}` })
    assert.containsSubset(known.recorded, [{ paymentId }])
  })

  test('another amount, a payment of another entry and an unknown one are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { paymentId } = await paidByHand(desk)
    const [more, one, two] = [
      await desk.credit({ amount: '120.00', purpose: 'mehr' }),
      await desk.credit({ amount: '119.00', purpose: 'eins' }),
      await desk.credit({ amount: '119.00', purpose: 'zwei' }),
    ]
    const differs = await link(desk, more, paymentId)
    assert.deepEqual([differs.status(), differs.body().code], [409, 'payment_differs'])
    const answers = await Promise.all([link(desk, one, paymentId), link(desk, two, paymentId)])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409])
    assert.include(
      answers.map((answer) => answer.body().code),
      'payment_taken'
    )
    const other = await makeBankDesk(client)
    const foreign = await link(other, await other.credit({ amount: '119.00' }), paymentId)
    assert.deepEqual([foreign.status(), foreign.body().fields[0].field], [422, 'paymentId'])
  })
})
