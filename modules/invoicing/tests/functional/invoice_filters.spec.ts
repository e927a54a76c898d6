import { test } from '@japa/runner'
import { today } from '#core/clock'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const of = (unitPrice: number, body: object = {}) => ({
  lines: [{ ...LINE, unitPrice, taxRate: 0, taxCategory: 'Z' }],
  ...body,
})

test.group('Filters and cards of the list of invoices', () => {
  const numbersOf = async (desk: Desk, query: string) => {
    const answer = await desk.get(`/api/invoices?sort=number&order=asc&${query}`)
    answer.assertStatus(200)
    return answer.body().map(({ number }: { number: string }) => number)
  }

  test('the total is filtered in the units of each invoice’s own currency', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const small = await desk.issued(of(99.99))
    const even = await desk.issued(of(100))
    const yen = await desk.issued(of(150, { currency: 'JPY' }))
    const large = await desk.issued(of(200.01))
    assert.deepEqual(await numbersOf(desk, 'totalFrom=100&totalTo=200'), [even.number, yen.number])
    assert.deepEqual(await numbersOf(desk, 'totalFrom=100.005'), [yen.number, large.number])
    assert.deepEqual(await numbersOf(desk, 'totalTo=99.995'), [small.number])
    const sums = await desk.get('/api/invoices?totalFrom=100&totalTo=200')
    assert.deepInclude(JSON.parse(sums.header('x-totals') ?? '').EUR, { total: 100 })
  })

  test('documents of zero or less have sums of their own', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.issued(of(200))
    await desk.post(`/api/invoices/${(await desk.issued(of(100)))._id}/cancel`)
    const less = (await desk.get('/api/invoices?totalTo=0')).headers()
    assert.equal(less['x-total-count'], '1')
    assert.deepInclude(JSON.parse(less['x-totals']).EUR, { total: -100 })
    assert.equal((await desk.get('/api/invoices?totalFrom=0')).header('x-total-count'), '2')
  })

  test('the period is one of the invoice, of its due date or of its payments', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const old = await desk.issued({ date: '2026-01-10', dueDate: '2026-02-10' })
    const paid = await desk.issued({ date: '2026-01-20', dueDate: '2026-03-10' })
    const pay = { amount: 119, date: '2026-02-05' }
    await desk.post(`/api/invoices/${paid._id}/payments`, pay)
    const february = 'from=2026-02-01&to=2026-02-28'
    assert.deepEqual(await numbersOf(desk, february), [])
    assert.deepEqual(await numbersOf(desk, `${february}&by=dueDate`), [old.number])
    assert.deepEqual(await numbersOf(desk, `${february}&by=payment`), [paid.number])
  })

  test('kinds and e-invoices are separate filters', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const kept = await desk.issued()
    const gone = await desk.issued()
    const { cancelledBy } = (await desk.post(`/api/invoices/${gone._id}/cancel`)).body()
    assert.deepEqual(await numbersOf(desk, 'kind=cancellation'), [cancelledBy.number])
    assert.deepEqual(await numbersOf(desk, 'kind=invoice'), [kept.number, gone.number])
    assert.deepEqual(await numbersOf(desk, 'eInvoice=true'), [])
  })

  test('the cards show open, overdue, paid this month and not issued yet', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.draft()
    await desk.issued()
    await desk.issued({ date: '2026-01-01', dueDate: '2026-01-02' })
    const quick = await desk.issued()
    await desk.post(`/api/invoices/${quick._id}/payments`, {
      amount: 119,
      date: today('Europe/Berlin'),
    })
    const summary = (await desk.get('/api/invoices/summary')).body()
    assert.deepEqual(summary, {
      open: { count: 2, sums: { EUR: 238 } },
      overdue: { count: 1, sums: { EUR: 119 } },
      drafts: { count: 1, sums: { EUR: 119 } },
      paidThisMonth: { count: 1, sums: { EUR: 119 } },
      daysToPay: 0,
    })
  })
})
