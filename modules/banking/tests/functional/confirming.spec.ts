import { test } from '@japa/runner'
import { makeBankDesk, shares } from '../bank_desk.js'

test.group('Confirming', () => {
  test('row 58: several numbers in one purpose become one payment of several invoices', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const [a, b] = [await desk.invoice(), await desk.invoice()]
    const entry = await desk.credit({ amount: '238.00', purpose: `${a.number} + ${b.number}` })
    assert.containsSubset(entry.suggestions, [{ confidence: 'sure', reasons: ['number', 'total'] }])
    const answer = await desk.confirm(entry)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      state: 'matched',
      invoices: [
        { number: a.number, amount: 119 },
        { number: b.number, amount: 119 },
      ],
      suggestions: [],
    })
    const [payment] = await desk.read('payments')
    assert.containsSubset(payment, {
      amount: 238,
      date: '2026-03-02',
      method: 'bankTransfer',
      reference: entry.purpose,
    })
    assert.equal((await desk.read(`invoices/${a._id}`)).status, 'Paid')
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 58: a part reduces an invoice, and an excess becomes credit by choice', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { _id, number } = await desk.invoice()
    const part = await desk.credit({ amount: '100.00', purpose: number })
    assert.containsSubset(part.suggestions, [
      { confidence: 'likely', reasons: ['number'], allocations: [{ amount: 100, open: 119 }] },
    ])
    ;(await desk.confirm(part)).assertStatus(200)
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Partially Paid')

    const more = await desk.credit({ amount: '20.00', purpose: number })
    assert.containsSubset(more.suggestions, [{ left: 1, allocations: [{ amount: 19 }] }])
    const refused = await desk.confirm(more)
    refused.assertStatus(409)
    assert.containsSubset(refused.body(), { code: 'amount_left_over', left: 1 })
    const path = `/api/bank-entries/${more._id}/match`
    const allocations = shares(more.suggestions[0].allocations)
    ;(await desk.post(path, { allocations, overpayment: 'credit' })).assertStatus(200)
    assert.containsSubset(await desk.read('credits'), [{ amount: 1, remaining: 1 }])
    assert.deepEqual(await desk.faults(), [])
  })

  test('an invoice of a recipient without a client record is paid too', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { _id, number } = await desk.invoice({ clientId: null, customClient: { name: 'Anna' } })
    const entry = await desk.credit({ amount: '119.00', purpose: number })
    ;(await desk.confirm(entry)).assertStatus(200)
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Paid')
  })

  test('row 58: confirming books once, also when repeated or concurrent', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { number } = await desk.invoice()
    const entry = await desk.credit({ amount: '60.00', purpose: number })
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.confirm(entry)))
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 200, 200, 200]
    )
    assert.lengthOf(await desk.read('payments'), 1)
    const otherwise = {
      allocations: [{ ...shares(entry.suggestions[0].allocations)[0], amount: 59 }],
    }
    const path = `/api/bank-entries/${entry._id}/match`
    ;(await desk.post(path, { ...otherwise, overpayment: 'credit' })).assertStatus(409)
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 58: undoing removes the payment, and removing the payment opens the entry', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { _id, number } = await desk.invoice()
    const entry = await desk.credit({ amount: '119.00', purpose: number })
    await desk.confirm(entry)
    const undone = await desk.remove(`/api/bank-entries/${entry._id}/match`)
    undone.assertStatus(200)
    assert.containsSubset(undone.body(), { state: 'open', paymentId: null, invoices: [] })
    assert.lengthOf(undone.body().suggestions, 1)
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Unpaid')
    assert.lengthOf(await desk.read('payments'), 0)
    ;(await desk.remove(`/api/bank-entries/${entry._id}/match`)).assertStatus(409)

    await desk.confirm(entry)
    const [payment] = await desk.read('payments')
    ;(await desk.remove(`/api/payments/${payment._id}`)).assertStatus(204)
    assert.equal((await desk.read(`bank-entries/${entry._id}`)).state, 'open')
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 58: other entries are ignored and opened again; money that left is never matched', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { _id } = await desk.invoice()
    const debit = await desk.credit({ amount: '119.00', sign: 'DBIT', purpose: 'Miete' })
    const out = (await desk.entries())[0]
    assert.isUndefined(debit)
    assert.containsSubset(out, { amount: -119, state: 'open', suggestions: [] })
    const body = { allocations: [{ invoiceId: _id, amount: 119 }] }
    const refused = await desk.post(`/api/bank-entries/${out._id}/match`, body)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'money_left_account')

    const path = `/api/bank-entries/${out._id}/dismissal`
    for (const _ of [1, 2]) (await desk.post(path)).assertStatus(200)
    assert.lengthOf(await desk.entries('&state=open'), 0)
    assert.lengthOf(await desk.entries('&state=ignored'), 1)
    const list = await desk.get('/api/bank-entries?direction=out')
    const { states } = JSON.parse(list.header('x-totals') ?? '')
    assert.deepEqual(states, { open: 0, matched: 0, ignored: 1 })
    for (const _ of [1, 2]) (await desk.remove(path)).assertStatus(200)
    assert.equal((await desk.entries('&search=miete'))[0].state, 'open')
  })

  test('row 58: the sure ones are confirmed together, and a refusal leaves the rest', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const [a, b] = [await desk.invoice(), await desk.invoice()]
    const entries = [
      await desk.credit({ amount: '119.00', purpose: a.number }),
      await desk.credit({ amount: '119.00', purpose: b.number }),
      await desk.credit({ amount: '119.00', purpose: `${a.number} noch einmal` }),
    ]
    const matches = entries.map(({ _id, suggestions }) => ({
      entryId: _id,
      allocations: shares(suggestions[0].allocations),
    }))
    const answer = await desk.post('/api/bank-entries/matches', { matches })
    answer.assertStatus(200)
    assert.lengthOf(answer.body().done, 2)
    assert.containsSubset(answer.body().refused, [
      { _id: entries[2]._id, code: 'payment_exceeds_open' },
    ])
    assert.deepEqual(await desk.faults(), [])

    const entryIds = [entries[2]._id]
    const ignored = await desk.post('/api/bank-entries/dismissals', { entryIds })
    assert.deepEqual(ignored.body().done, [{ _id: entryIds[0], state: 'ignored' }])
  })

  test('many are ignored at once and opened again at once; booked ones stay', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { number } = await desk.invoice()
    const booked = await desk.credit({ amount: '119.00', purpose: number })
    await desk.confirm(booked)
    const others = [
      await desk.credit({ amount: '5.00', purpose: 'Zinsen' }),
      await desk.credit({ amount: '7.00', purpose: 'Erstattung' }),
    ]
    const entryIds = [booked, ...others].map(({ _id }) => _id)
    const stranger = await makeBankDesk(client)
    for (const [path, state] of [
      ['dismissals', 'ignored'],
      ['reopenings', 'open'],
    ]) {
      const theirs = await stranger.post(`/api/bank-entries/${path}`, { entryIds })
      assert.lengthOf(theirs.body().done, 0)
      for (const _ of [1, 2]) {
        const answer = await desk.post(`/api/bank-entries/${path}`, { entryIds })
        answer.assertStatus(200)
        const done = others.map(({ _id }) => ({ _id, state }))
        assert.deepEqual(answer.body().done, done)
        assert.containsSubset(answer.body().refused, [{ _id: booked._id, code: 'wrong_state' }])
      }
      assert.lengthOf(await desk.entries(`&state=${state}`), 2)
    }
    assert.lengthOf(await desk.entries('&state=matched'), 1)
  })

  test('a statement with booked entries stays', async ({ client }) => {
    const desk = await makeBankDesk(client)
    const { number } = await desk.invoice()
    const entry = await desk.credit({ amount: '119.00', purpose: number })
    await desk.confirm(entry)
    ;(await desk.remove(`/api/bank-statements/${entry.statementId}`)).assertStatus(409)
  })
})
