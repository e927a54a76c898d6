import { test } from '@japa/runner'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { DAY, pay, provedDesks, TWO_RATES, withSkonto } from '#modules/invoicing/tests/settling'

test.group('Write-offs', (group) => {
  const open = provedDesks(group)

  test('an open amount can be written off, which is shown, and made due again', async ({
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
      status: 'Paid',
      open: 0,
      paid: 133,
      reduced: 200,
      writtenOff: 200,
      isOverdue: false,
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
      'payments_undecided'
    )

    const asked = await desk.remove(address)
    assert.containsSubset(asked.body(), { status: 'Overdue', open: 200, reduced: 0, writtenOff: 0 })
    assert.lengthOf((await desk.get('/api/invoices?attention=1')).body(), 1)
    assert.includeMembers(
      asked.body().timeline.map(({ action }: { action: string }) => action),
      ['invoice.written_off', 'invoice.write_off_removed']
    )
  })

  test('a whole write-off lowers the VAT by exactly the amount on the invoice', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const lines = [
      { ...LINE, unitPrice: '33.33' },
      { ...LINE, unitPrice: '0.07', taxRate: 7 },
      { ...LINE, unitPrice: 5, taxRate: 0, taxCategory: 'E' },
    ]
    const { _id, taxes } = await desk.issued({ lines })
    const given = await desk.post(`/api/invoices/${_id}/write-off`, { reason: 'Lost' })
    const plain = (rows: Record<string, unknown>[]) =>
      rows.map(({ category, rate, base, tax }) => ({ category, rate, base, tax }))
    assert.sameDeepMembers(plain(given.body().settlements[0].taxes), plain(taxes))
  })

  test('credit notes do not give back write-offs and Skonto', async ({ client, assert }) => {
    const desk = await open(client)
    const wholly = (invoice: { lines: { _id: string }[] }) => ({
      lines: invoice.lines.map(({ _id }) => ({ lineId: _id, quantity: 1 })),
    })
    const lost = await desk.issued()
    await desk.post(`/api/invoices/${lost._id}/write-off`, { reason: 'Insolvent' })
    const address = `/api/invoices/${lost._id}/credit-notes`
    const refused = await desk.post(address, wholly(lost))
    assert.deepEqual([refused.status(), refused.body().code], [422, 'credit_exceeds_paid'])
    assert.include(refused.body().error, ' €0.00 ')

    const invoice = await withSkonto(desk)
    await pay(desk, invoice, { amount: 326.34, date: '2026-03-16', skonto: 6.66 })
    const credit = (body: object) => desk.post(`/api/invoices/${invoice._id}/credit-notes`, body)
    assert.include((await credit(wholly(invoice))).body().error, '€326.34')
    const [line, other] = invoice.lines
    const fitting = [
      { lineId: line._id, amount: 98 },
      { lineId: other._id, amount: 196 },
    ]
    ;(await credit({ lines: fitting })).assertStatus(201)
    assert.equal((await credit({ lines: [{ lineId: line._id, amount: 1 }] })).status(), 422)
  })

  test('a write-off lowers the VAT that credit notes have left', async ({ client, assert }) => {
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

  test('amounts credited to the client are not written off too', async ({ client, assert }) => {
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
