import { test } from '@japa/runner'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { DAY, pay, provedDesks, SKONTO, TWO_RATES } from '#modules/invoicing/tests/settling'

test.group('Settlements of an invoice', (group) => {
  const open = provedDesks(group)

  test('row 55: an overpayment is refused, or becomes credit on request', async ({
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

  test('row 54: list, page and sums say the same after every kind of settlement', async ({
    client,
    assert,
  }) => {
    const desk = await open(client)
    const baker = await desk.post('/api/clients', { name: 'Bäckerei Korn', ...ADDRESS })
    const clientId = baker.body()._id
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
})
