import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { verifySettlements } from '#modules/invoicing/queries/verify_settlements'
import { verifySums } from '#modules/invoicing/queries/verify_sums'

const DAY = '2026-03-02'
const SKONTO = [
  { days: 7, percent: 3 },
  { days: 14, percent: 2 },
]
const TWO_RATES = [LINE, { ...LINE, unitPrice: 200, taxRate: 7 }]

/** An invoice over 119.00 and 214.00 with two steps of Skonto. */
const withSkonto = (desk: Desk) =>
  desk.issued({ date: DAY, dueDate: addDays(DAY, 30), skonto: SKONTO, lines: TWO_RATES })

const pay = (desk: Desk, { _id }: { _id: string }, body: object) =>
  desk.post(`/api/invoices/${_id}/payments`, body)

const kindsOf = (invoice: { settlements: { kind: string; amount: number }[] }) =>
  invoice.settlements.map(({ kind, amount }) => [kind, amount])

test.group('What settles an invoice', (group) => {
  const desks: Desk[] = []
  group.each.teardown(async () => {
    for (const { company } of desks.splice(0)) {
      const broken = [...(await verifySettlements(company)), await verifySums(company)]
      if (broken.length > 1 || broken[0] !== true) throw new Error(`Not exact: ${broken}`)
    }
  })
  const open = async (...values: Parameters<typeof makeDesk>) => {
    const desk = await makeDesk(...values)
    desks.push(desk)
    return desk
  }

  test('row 39: Skonto in time settles the rest and lowers the VAT of each rate', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const invoice = await withSkonto(desk)
    assert.containsSubset(invoice.skontoOffer, [
      { percent: 3, until: '2026-03-09', discount: 9.99, amount: 323.01 },
      { percent: 2, until: '2026-03-16', discount: 6.66, amount: 326.34 },
    ])
    const paid = await pay(desk, invoice, { amount: 326.34, date: '2026-03-16', skonto: 6.66 })
    paid.assertStatus(201)
    const after = paid.body().invoice
    assert.containsSubset(after, { status: 'Paid', open: 0, paid: 326.34, reduced: 6.66 })
    assert.deepEqual(kindsOf(after), [
      ['payment', 326.34],
      ['skonto', 6.66],
    ])
    // 6.66 × 119/333 = 2.38 and 6.66 × 214/333 = 4.28, with the VAT that is in them.
    assert.deepEqual(after.settlements[1].taxes, [
      { category: 'S', rate: 19, base: 2, tax: 0.38 },
      { category: 'S', rate: 7, base: 4, tax: 0.28 },
    ])
    assert.deepEqual(after.skontoOffer, [])

    const undone = await desk.remove(`/api/invoices/${invoice._id}/payments/${paid.body()._id}`)
    assert.containsSubset(undone.body(), {
      status: 'Overdue',
      open: 333,
      reduced: 0,
      settlements: [],
    })
    assert.lengthOf(undone.body().skontoOffer, 2)
  })

  test('row 39: late Skonto is refused, and accepted by choice', async ({ client, assert }) => {
    const desk = await open(client)
    const invoice = await withSkonto(desk)
    const late = { amount: 326.34, date: '2026-03-20', skonto: 6.66 }
    const refused = await pay(desk, invoice, late)
    assert.containsSubset(
      [refused.status(), refused.body()],
      [409, { code: 'skonto_late', until: '2026-03-16' }]
    )
    const early = await pay(desk, invoice, { amount: 323.01, date: '2026-03-12', skonto: 9.99 })
    assert.containsSubset(early.body(), { code: 'skonto_late', until: '2026-03-09' })
    const tooMuch = await pay(desk, invoice, { amount: 300, date: DAY, skonto: 33 })
    assert.containsSubset(tooMuch.body(), { code: 'skonto_exceeds_terms', most: 9.99 })
    const accepted = await pay(desk, invoice, { ...late, acceptLateSkonto: true })
    accepted.assertStatus(201)
    assert.equal(accepted.body().invoice.status, 'Paid')

    const plain = await desk.issued()
    const none = await pay(desk, plain, { amount: 117, skonto: 2 })
    assert.deepEqual([none.status(), none.body().code], [409, 'no_skonto'])
  })

  test('Skonto and payment together are not more than is open', async ({ client, assert }) => {
    const desk = await open(client)
    const invoice = await withSkonto(desk)
    const refused = await pay(desk, invoice, { amount: 330, date: DAY, skonto: 9.99 })
    assert.containsSubset(refused.body(), { code: 'payment_exceeds_open', open: 333 })
    const credited = await pay(desk, invoice, {
      ...{ amount: 330, date: DAY, skonto: 9.99, overpayment: 'credit' },
    })
    assert.containsSubset(credited.body(), { amount: 330, invoice: { paid: 323.01, open: 0 } })
  })

  test('row 55: an overpayment is refused, or becomes credit when that is asked for', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const invoice = await desk.issued()
    const refused = await pay(desk, invoice, { amount: 150 })
    assert.containsSubset(
      [refused.status(), refused.body()],
      [409, { code: 'payment_exceeds_open', open: 119 }]
    )
    const accepted = await pay(desk, invoice, { amount: 150, overpayment: 'credit' })
    accepted.assertStatus(201)
    assert.containsSubset(accepted.body(), {
      amount: 150,
      invoice: { status: 'Paid', paid: 119, payments: [{ amount: 119, received: 150 }] },
    })
    const undone = await desk.remove(`/api/invoices/${invoice._id}/payments/${accepted.body()._id}`)
    undone.assertStatus(200)
    assert.containsSubset(undone.body(), { status: 'Unpaid', paid: 0 })
  })

  test('what is open can be given up, which is shown, and asked for again', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const invoice = await desk.issued({ date: DAY, dueDate: DAY, lines: TWO_RATES })
    await pay(desk, invoice, { amount: 133 })
    const address = `/api/invoices/${invoice._id}/write-off`
    assert.equal((await desk.remove(address)).body().code, 'not_written_off')
    ;(await desk.post(address, { reason: '' })).assertStatus(422)

    const given = await desk.post(address, { reason: 'Insolvent', date: '2026-05-01' })
    given.assertStatus(200)
    assert.containsSubset(given.body(), {
      ...{ status: 'Paid', open: 0, paid: 133, reduced: 200, writtenOff: 200, isOverdue: false },
      settlements: [{ kind: 'payment' }, { kind: 'writeOff', reason: 'Insolvent' }],
    })
    const { taxes } = given.body().settlements[1]
    const sum = taxes.reduce(
      (all: number, { base, tax }: Record<string, number>) => all + base + tax,
      0
    )
    assert.closeTo(sum, 200, 0.001)
    assert.lengthOf((await desk.get('/api/invoices?attention=1')).body(), 0)
    const again = await desk.post(address, { reason: 'twice' })
    assert.deepEqual([again.status(), again.body().code], [409, 'nothing_open'])
    assert.equal((await pay(desk, invoice, { amount: 1 })).body().code, 'payment_exceeds_open')
    assert.equal(
      (await desk.post(`/api/invoices/${invoice._id}/cancel`)).body().code,
      'has_payments'
    )

    const asked = await desk.remove(address)
    assert.containsSubset(asked.body(), { status: 'Overdue', open: 200, reduced: 0, writtenOff: 0 })
    assert.lengthOf((await desk.get('/api/invoices?attention=1')).body(), 1)
    assert.includeMembers(
      asked.body().timeline.map(({ action }: { action: string }) => action),
      ['invoice.written_off', 'invoice.write_off_removed']
    )
  })

  test('a whole write-off lowers the VAT by exactly what the invoice says', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const lines = [
      { ...LINE, unitPrice: '33.33' },
      { ...LINE, unitPrice: '0.07', taxRate: 7 },
      { ...LINE, unitPrice: 5, taxRate: 0 },
    ]
    const { _id, taxes } = await desk.issued({ lines })
    const given = await desk.post(`/api/invoices/${_id}/write-off`, { reason: 'Lost' })
    const plain = (rows: Record<string, unknown>[]) =>
      rows.map(({ category, rate, base, tax }) => ({ category, rate, base, tax }))
    assert.sameDeepMembers(plain(given.body().settlements[0].taxes), plain(taxes))
  })

  test('row 54: list, page and sums say the same after every kind of settlement', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const clientId = (await desk.post('/api/clients', { name: 'Bäckerei Korn' })).body()._id
    const invoices = []
    for (let index = 0; index < 4; index += 1) {
      const body = { clientId, customClient: null, date: DAY, skonto: SKONTO, lines: TWO_RATES }
      invoices.push(await desk.issued({ ...body, dueDate: '2026-03-30' }))
    }
    const [first, second, third] = invoices
    await pay(desk, first, { amount: 100, date: DAY })
    await pay(desk, second, { amount: 100, date: DAY, skonto: 9.99 })
    await desk.post(`/api/invoices/${third._id}/write-off`, { reason: 'Small' })

    const list = await desk.get(`/api/invoices?clientId=${clientId}&sort=createdAt&order=asc`)
    const rows: Record<string, unknown>[] = list.body()
    assert.deepEqual(
      rows.map(({ open, status }) => [open, status]),
      [
        [233, 'Overdue'],
        [223.01, 'Overdue'],
        [0, 'Paid'],
        [333, 'Overdue'],
      ]
    )
    for (const row of rows) {
      const page = (await desk.get(`/api/invoices/${row._id}`)).body()
      for (const name of ['open', 'paid', 'reduced', 'writtenOff', 'status']) {
        assert.equal(page[name], row[name], name)
      }
    }
    assert.equal(JSON.parse(list.header('x-totals')!).EUR.open, 789.01)
    const dashboard = (await desk.get('/api/dashboard')).body()
    assert.containsSubset(dashboard, { open: { EUR: 789.01 }, overdue: { EUR: 789.01 } })
  })

  test('what was written off or taken as Skonto is not given back by credit notes', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const wholly = (invoice: { lines: { _id: string }[] }) => ({
      lines: invoice.lines.map(({ _id }) => ({ lineId: _id, quantity: 1 })),
    })
    const lost = await desk.issued()
    await desk.post(`/api/invoices/${lost._id}/write-off`, { reason: 'Insolvent' })
    const address = `/api/invoices/${lost._id}/credit-notes`
    const refused = await desk.post(address, wholly(lost))
    assert.deepEqual([refused.status(), refused.body().code], [422, 'credit_exceeds_paid'])
    assert.include(refused.body().error, ' 0 EUR')

    const invoice = await withSkonto(desk)
    await pay(desk, invoice, { amount: 326.34, date: '2026-03-16', skonto: 6.66 })
    const credit = (body: object) => desk.post(`/api/invoices/${invoice._id}/credit-notes`, body)
    assert.include((await credit(wholly(invoice))).body().error, '326.34 EUR')
    const [line, other] = invoice.lines
    const fitting = [
      { lineId: line._id, amount: 98 },
      { lineId: other._id, amount: 196 },
    ]
    ;(await credit({ lines: fitting })).assertStatus(201)
    assert.equal((await credit({ lines: [{ lineId: line._id, amount: 1 }] })).status(), 422)
  })

  test('a write-off lowers the VAT of what credit notes have left', async ({ client, assert }) => {
    const desk = await open(client)
    const { _id, lines } = await desk.issued({ lines: TWO_RATES })
    const credit = { lines: [{ lineId: lines[0]._id, quantity: 1 }] }
    ;(await desk.post(`/api/invoices/${_id}/credit-notes`, credit)).assertStatus(201)
    const given = await desk.post(`/api/invoices/${_id}/write-off`, { reason: 'Lost' })
    given.assertStatus(200)
    const { settlements } = given.body()
    assert.containsSubset(settlements, [{ kind: 'writeOff', amount: 214 }])
    const lowered = settlements.flatMap(({ taxes }: { taxes?: object[] }) => taxes ?? [])
    assert.lengthOf(lowered, 1)
    assert.containsSubset(lowered, [{ rate: 7, base: 200, tax: 14 }])
  })

  test('what credit notes gave back as credit is not given up besides', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const clientId = (await desk.post('/api/clients', { name: 'Bäckerei Korn' })).body()._id
    const invoice = await desk.issued({ customClient: undefined, clientId })
    const paid = (await pay(desk, invoice, { amount: 119 })).body()
    const credit = { lines: [{ lineId: invoice.lines[0]._id, quantity: 1 }] }
    const path = `/api/invoices/${invoice._id}`
    ;(await desk.post(`${path}/credit-notes`, credit)).assertStatus(201)
    ;(await desk.remove(`${path}/payments/${paid._id}`)).assertStatus(200)
    const refused = await desk.post(`${path}/write-off`, { reason: 'Lost' })
    assert.deepEqual([refused.status(), refused.body().code], [409, 'given_back_already'])

    const [{ _id: creditId }] = (await desk.get('/api/credits')).body()
    const use = { invoiceId: invoice._id, amount: 119 }
    ;(await desk.post(`/api/credits/${creditId}/applications`, use)).assertStatus(201)
    assert.containsSubset((await desk.get(path)).body(), { status: 'Paid', open: 0 })
  })
})
