import { test } from '@japa/runner'
import { today } from '#core/clock'
import { makePaymentDesk } from '../payment_desk.js'

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

test.group('Credit of clients', () => {
  test('row 61: credit settles an open invoice, and that can be taken back', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const id = await desk.credit(150)
    const invoice = await desk.invoice()
    const use = (amount: number, invoiceId = invoice._id) =>
      desk.post(`/api/credits/${id}/applications`, { invoiceId, amount })

    const used = await use(119)
    used.assertStatus(201)
    assert.containsSubset(used.body(), {
      remaining: 31,
      applications: [{ amount: 119, invoice: { number: invoice.number } }],
    })
    const after = await desk.read(`invoices/${invoice._id}`)
    assert.containsSubset(after, { status: 'Paid', paid: 119, payments: [] })
    assert.equal(after.timeline[0].action, 'invoice.credit_applied')

    const another = await desk.invoice()
    const exceeded = await use(32, another._id)
    assert.containsSubset(
      [exceeded.status(), exceeded.body()],
      [409, { code: 'credit_exceeded', remaining: 31 }]
    )
    const [application] = used.body().applications
    const back = await desk.remove(`/api/credits/${id}/applications/${application._id}`)
    assert.containsSubset(back.body(), { remaining: 150, applications: [] })
    assert.containsSubset(await desk.read(`invoices/${invoice._id}`), { status: 'Unpaid', paid: 0 })
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 61: credit is paid back, which takes it off what was received', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const id = await desk.credit(50)
    const path = `/api/credits/${id}/refunds`
    const refund = await desk.post(path, { amount: 20, method: 'cash', note: 'In bar' })
    refund.assertStatus(201)
    assert.containsSubset(refund.body(), {
      remaining: 30,
      refunds: [{ amount: 20, date: today('Europe/Berlin'), method: 'cash', note: 'In bar' }],
    })
    assert.deepEqual((await desk.read('dashboard')).received, { EUR: 30 })
    const exceeded = await desk.post(path, { amount: 30.01 })
    assert.containsSubset(exceeded.body(), { code: 'credit_exceeded', remaining: 30 })
    const undone = await desk.remove(`${path}/${refund.body().refunds[0]._id}`)
    assert.containsSubset(undone.body(), { remaining: 50, refunds: [] })
    assert.deepEqual(await desk.faults(), [])
  })

  test('credit is for invoices of the same client and currency only', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const id = await desk.credit(50)
    const codeFor = async (invoiceId: string) => {
      const body = { invoiceId, amount: 1 }
      const answer = await desk.post(`/api/credits/${id}/applications`, body)
      return [answer.status(), answer.body().code]
    }
    assert.deepEqual(await codeFor((await desk.issued())._id), [409, 'other_client'])
    const dollars = await desk.invoice({ currency: 'USD' })
    assert.deepEqual(await codeFor(dollars._id), [409, 'other_currency'])
    const other = await makePaymentDesk(client)
    assert.deepEqual(await codeFor((await other.invoice())._id), [404, 'not_found'])
    assert.equal((await other.get(`/api/credits/${id}`)).status(), 404)
  })

  test('the account of the client adds up over payments, Skonto, credit, refunds and write-offs', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const day = today('Europe/Berlin')
    const skonto = [{ days: 5, percent: 2 }]
    const [first, second] = [await desk.invoice({ skonto }), await desk.invoice()]
    const pay = { amount: 116.62, skonto: 2.38 }
    await desk.post(`/api/invoices/${first._id}/payments`, pay)
    const id = await desk.credit(50)
    const credit = `/api/credits/${id}`
    await desk.post(`${credit}/applications`, { invoiceId: second._id, amount: 30 })
    await desk.post(`${credit}/refunds`, { amount: 5 })

    const account = await desk.read(`clients/${desk.clientId}/ledger`)
    const kinds = account.entries.map(({ kind, debit, credit: back }: Record<string, unknown>) => [
      kind,
      debit,
      back,
    ])
    assert.sameDeepMembers(kinds, [
      ['invoice', 119, null],
      ['invoice', 119, null],
      ['payment', null, 116.62],
      ['skonto', null, 2.38],
      ['payment', null, 50],
      ['refund', 5, null],
    ])
    // Open 89 of the second invoice, less 15 that are left of the credit.
    assert.equal(account.closing, 74)
    await desk.post(`/api/invoices/${second._id}/write-off`, { reason: 'Small', date: day })
    assert.equal((await desk.read(`clients/${desk.clientId}/ledger`)).closing, -15)
    const [standing] = await desk.read(`client-standings?clientIds=${desk.clientId}`)
    assert.containsSubset(standing, { open: 0, credit: 15 })
  })

  test('the list tells of what is left, by client', async ({ client, assert }) => {
    const desk = await makePaymentDesk(client)
    const [used, left] = [await desk.credit(10), await desk.credit(20)]
    await desk.post(`/api/credits/${used}/refunds`, { amount: 10 })
    assert.containsSubset(await desk.read(`credits?clientId=${desk.clientId}&open=1`), [
      { _id: left, amount: 20, remaining: 20, payment: { amount: 20 } },
    ])
    assert.lengthOf(await desk.read('credits?open=1'), 1)
    assert.lengthOf(await desk.read('credits'), 2)
  })

  test('E04: of ten refunds of all credit at once exactly one is accepted', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const id = await desk.credit(50)
    const answers = await times(10, () => desk.post(`/api/credits/${id}/refunds`, { amount: 50 }))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, ...Array(9).fill(409)])
    assert.equal((await desk.read(`credits/${id}`)).remaining, 0)
    assert.deepEqual(await desk.faults(), [])
  })

  test('E04: credit used and paid back at once, twice too much, stops at what is there', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const id = await desk.credit(50)
    const invoices = [await desk.invoice(), await desk.invoice()]
    const answers = await times(20, (index) =>
      index % 2
        ? desk.post(`/api/credits/${id}/refunds`, { amount: 5 })
        : desk.post(`/api/credits/${id}/applications`, {
            invoiceId: invoices[(index / 2) % 2]._id,
            amount: 5,
          })
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 201),
      10
    )
    for (const answer of answers.filter((one) => one.status() !== 201)) {
      assert.containsSubset([answer.status(), answer.body()], [409, { code: 'credit_exceeded' }])
    }
    assert.equal((await desk.read(`credits/${id}`)).remaining, 0)
    assert.deepEqual(await desk.faults(), [])
  })

  test('E04: payments over several invoices at once never settle more than is open', async ({
    client,
    assert,
  }) => {
    const desk = await makePaymentDesk(client)
    const invoices = [await desk.invoice(), await desk.invoice(), await desk.invoice()]
    const allocations = invoices.map(({ _id }) => ({ invoiceId: _id, amount: 119 }))
    const answers = await times(10, (index) =>
      desk.take({
        amount: 357,
        allocations: index % 2 ? allocations : allocations.toReversed(),
      })
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [201, ...Array(9).fill(409)])
    assert.deepEqual(await desk.faults(), [])
  })
})
