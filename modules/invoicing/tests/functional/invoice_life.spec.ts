import { test } from '@japa/runner'
import { fanOut } from '#core/live/fan_out'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('The life of an invoice', () => {
  test('goes from draft over issue and payments to Paid', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft()
    assert.containsSubset(draft, {
      status: 'Draft',
      number: null,
      net: 100,
      tax: 19,
      total: 119,
      open: 0,
      customClient: { name: 'Anna Muster' },
      client: null,
    })
    assert.match(draft.dueDate, /^\d{4}-\d\d-\d\d$/)

    const issue = await desk.post(`/api/invoices/${draft._id}/issue`)
    issue.assertStatus(200)
    const year = issue.body().date.slice(0, 4)
    assert.containsSubset(issue.body(), {
      status: 'Unpaid',
      number: `RE-${year}-0001`,
      total: 119,
      open: 119,
    })

    const part = await desk.post(`/api/invoices/${draft._id}/payments`, { amount: '19.00' })
    part.assertStatus(201)
    assert.containsSubset(part.body(), {
      amount: 19,
      invoice: { status: 'Partially Paid', open: 100 },
    })
    const rest = await desk.post(`/api/invoices/${draft._id}/payments`, { amount: 100 })
    assert.containsSubset(rest.body().invoice, { status: 'Paid', open: 0, paid: 119 })

    const undone = await desk.remove(`/api/invoices/${draft._id}/payments/${rest.body()._id}`)
    undone.assertStatus(200)
    assert.containsSubset(undone.body(), { status: 'Partially Paid', open: 100, paid: 19 })
    assert.deepEqual(
      undone.body().timeline.map(({ action }: { action: string }) => action),
      [
        'invoice.payment_removed',
        'invoice.payment_recorded',
        'invoice.payment_recorded',
        'invoice.issued',
        'invoice.drafted',
      ]
    )
    assert.equal(undone.body().timeline[0].by.name, 'Test owner')
  })

  test('a draft can be changed and deleted, by the newest version only', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft()
    const address = `/api/invoices/${draft._id}`
    const changed = await desk.put(address, {
      version: draft.version,
      lines: [{ ...LINE, quantity: '2.5' }],
    })
    changed.assertStatus(200)
    assert.equal(changed.body().total, 297.5)

    const stale = await desk.put(address, { version: draft.version, notes: 'x' })
    stale.assertStatus(409)
    assert.containsSubset(stale.body(), {
      code: 'version_conflict',
      version: changed.body().version,
    })
    ;(await desk.remove(`${address}?version=${draft.version}`)).assertStatus(409)
    ;(await desk.remove(address)).assertStatus(200)
    ;(await desk.get(address)).assertStatus(404)
  })

  test('the recipient of a draft can be changed and taken away', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const kept = await desk.post('/api/clients', { type: 'person', name: 'Berta Kept' })
    const { _id } = await desk.draft()
    const change = async (body: object) => (await desk.put(`/api/invoices/${_id}`, body)).body()
    assert.containsSubset(await change({ clientId: kept.body()._id }), {
      client: { name: 'Berta Kept' },
      customClient: null,
    })
    assert.containsSubset(await change({ customClient: { name: 'Carl Once' } }), {
      client: null,
      customClient: { name: 'Carl Once' },
    })
    assert.containsSubset(await change({ clientId: null, customClient: null }), {
      client: null,
      customClient: null,
    })
    assert.equal((await desk.get('/api/invoices?search=carl')).header('x-total-count'), '0')
  })

  test('a cancelled invoice and its cancellation add up to nothing and link to each other', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued({
      lines: [LINE, { ...LINE, quantity: '0.333', taxRate: 7, discount: 5 }],
    })
    const cancelled = await desk.post(`/api/invoices/${invoice._id}/cancel`)
    cancelled.assertStatus(200)
    assert.containsSubset(cancelled.body(), { status: 'Cancelled', open: 0, total: invoice.total })

    const reversal = await desk.get(`/api/invoices/${cancelled.body().cancelledBy._id}`)
    assert.containsSubset(reversal.body(), {
      kind: 'cancellation',
      status: 'Cancelled',
      number: `ST-${invoice.date.slice(0, 4)}-0001`,
      total: -invoice.total,
      net: -invoice.net,
      tax: -invoice.tax,
      cancels: { _id: invoice._id, number: invoice.number },
    })
    const list = await desk.get('/api/invoices')
    assert.containsSubset(JSON.parse(list.header('x-totals')!), { EUR: { total: 0, open: 0 } })
  })

  test('a withdrawn invoice keeps its number and stays listed', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued()
    const withdrawn = await desk.post(`/api/invoices/${invoice._id}/void`)
    withdrawn.assertStatus(200)
    assert.containsSubset(withdrawn.body(), { status: 'Void', number: invoice.number, open: 0 })
    const list = await desk.get('/api/invoices')
    assert.equal(list.body()[0].number, invoice.number)
  })

  test('a copy is a new draft with the same lines, dated today', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued({ date: '2026-01-02', dueDate: '2026-01-09' })
    const copy = await desk.post(`/api/invoices/${invoice._id}/duplicate`)
    copy.assertStatus(201)
    assert.containsSubset(copy.body(), { status: 'Draft', number: null, total: 119 })
    assert.notEqual(copy.body().date, '2026-01-02')
  })

  test('each step notifies open screens after it is stored', async ({
    client,
    assert,
    cleanup,
  }) => {
    const desk = await makeDesk(client)
    const told: string[] = []
    cleanup(
      fanOut.subscribe(({ companyId, kind, id }) => {
        if (companyId === desk.company.id) told.push(`${kind} ${id}`)
      })
    )

    const { _id } = await desk.issued()
    const { _id: payment } = (
      await desk.post(`/api/invoices/${_id}/payments`, { amount: 19 })
    ).body()
    await desk.remove(`/api/invoices/${_id}/payments/${payment}`)
    await desk.post(`/api/invoices/${_id}/cancel`)
    const refused = await desk.post(`/api/invoices/${_id}/cancel`)
    refused.assertStatus(409)

    assert.lengthOf(
      told.filter((event) => event === `invoice ${_id}`),
      5
    )
  })
})
