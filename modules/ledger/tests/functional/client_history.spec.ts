import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { haveMailServer } from '#core/tests/mail_server'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

interface Event {
  action: string
  label: string
  kind: string
  seconds: number | null
}

test.group('Row 18: the history of a client', () => {
  test('tells every document and event, the newest first, and can be narrowed to a kind', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const { clientId } = desk
    const invoice = await desk.invoice(40, { dueDate: desk.day(-20) })
    await desk.post(`/api/invoices/${invoice._id}/send`, { to: ['jana@gruenewald.example'] })
    await desk.post('/api/reminders', { invoiceIds: [invoice._id], level: 1 })
    await desk.pay(invoice._id, 119)
    const line = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }
    const estimate = (await desk.post('/api/estimates', { clientId, lines: [line] })).body()
    await desk.post(`/api/estimates/${estimate._id}/issue`)
    await desk.post(`/api/estimates/${estimate._id}/accept`, { name: 'Jana' })
    const project = (await desk.post('/api/projects', { name: 'Umbau', clientId })).body()
    const { task } = (
      await desk.post('/api/tasks', { title: 'Planung', projectId: project._id })
    ).body()
    await desk.post('/api/time-entries', {
      taskId: task._id,
      startTime: '2026-01-05T08:00:00Z',
      endTime: '2026-01-05T09:30:00Z',
    })

    const history = await desk.get(`/api/clients/${clientId}/history`)
    history.assertStatus(200)
    const events: Event[] = history.body()
    const actions = events.map(({ action }) => action)
    for (const wanted of [
      'client.created',
      'invoice.issued',
      'invoice.sent',
      'reminder.issued',
      'invoice.payment_recorded',
      'estimate.accepted',
      'project.created',
      'time.logged',
    ]) {
      assert.include(actions, wanted)
    }
    assert.equal(Number(history.header('x-total-count')), events.length)
    assert.deepEqual(
      events.map(({ at }: Event & { at?: string }) => at),
      events
        .map(({ at }: Event & { at?: string }) => at)
        .sort()
        .reverse()
    )
    assert.containsSubset(
      events.find(({ action }) => action === 'time.logged'),
      { kind: 'time', label: 'Planung', seconds: 5400 }
    )

    const ofEstimates = (await desk.get(`/api/clients/${clientId}/history?kind=estimate`)).body()
    assert.deepEqual([...new Set(ofEstimates.map(({ kind }: Event) => kind))], ['estimate'])
    const second = await desk.get(`/api/clients/${clientId}/history?page=2&pageSize=3`)
    assert.deepEqual(
      second.body().map(({ action }: Event) => action),
      actions.slice(3, 6)
    )
    assert.deepEqual((await desk.get(`/api/clients/${clientId}/history?kind=xyz`)).body(), [])
  }).setup(haveMailServer)

  test('counts its records, and shows the state of the mails to it', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const invoice = await desk.invoice()
    await desk.post(`/api/invoices/${invoice._id}/send`, { to: ['jana@gruenewald.example'] })
    await desk.post(`/api/clients/${desk.clientId}/statements`)
    const counts = (await desk.get(`/api/clients/${desk.clientId}/counts`)).body()
    assert.containsSubset(counts, { invoice: 1, estimate: 0, project: 0, statement: 1, mail: 2 })
    const mails = (await desk.get(`/api/clients/${desk.clientId}/mails`)).body()
    assert.containsSubset(mails, [
      { about: 'statement', status: 'kept', to: ['jana@gruenewald.example'] },
      { about: 'invoice', status: 'kept', label: invoice.number },
    ])
  })

  test('counts a client whose invoice was written off as a high risk', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    for (const ago of [60, 50, 40]) {
      const { _id } = await desk.invoice(ago)
      await desk.pay(_id, 119, desk.day(-ago + 10))
    }
    const behaviour = async () =>
      (await desk.get(`/api/clients/${desk.clientId}/summary`)).body().behaviour
    assert.containsSubset(await behaviour(), { onTimeRate: 100, risk: 'low' })

    const lost = await desk.invoice(35)
    await desk.pay(lost._id, 19, desk.day(-34))
    await desk.post(`/api/invoices/${lost._id}/write-off`, { reason: 'Insolvenz' })
    assert.containsSubset(await behaviour(), {
      invoices: 3,
      writtenOff: 1,
      onTimeRate: 75,
      risk: 'high',
    })
  })

  test('is summed up: debts, payment habits, purchases, next events', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const { clientId } = desk
    for (const ago of [60, 50, 40]) {
      const { _id } = await desk.invoice(ago)
      await desk.pay(_id, 119, desk.day(-ago + 10))
    }
    await desk.invoice(20, { dueDate: desk.day(-1) })
    const line = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }
    const estimate = (await desk.post('/api/estimates', { clientId, lines: [line] })).body()
    await desk.post(`/api/estimates/${estimate._id}/issue`)
    await desk.post('/api/recurring-invoices', {
      name: 'Wartung',
      invoice: { clientId, lines: [line] },
      schedule: { startOn: desk.day(5), every: 1, unit: 'month' },
    })

    const summary = (await desk.get(`/api/clients/${clientId}/summary`)).body()
    assert.containsSubset(summary, {
      standing: [
        { currency: 'EUR', invoiced: 476, paid: 357, outstanding: 119, overdue: 119, credit: 0 },
      ],
      behaviour: {
        invoices: 3,
        writtenOff: 0,
        averageDays: 10,
        medianDelay: -4,
        onTimeRate: 100,
        risk: 'low',
      },
      topItems: [{ description: 'Consulting', net: 400, invoices: 4 }],
      estimates: { open: [{ currency: 'EUR', count: 1, total: 119 }], hitRate: null },
      nextRun: { name: 'Wartung', date: desk.day(5), total: 119 },
    })
    assert.lengthOf(summary.months, 24)
    const revenue = summary.revenue.reduce((sum: number, { net }: { net: number }) => sum + net, 0)
    assert.equal(revenue, 400)

    const standings = await desk.get(`/api/client-standings?clientIds=${clientId}`)
    assert.deepEqual(standings.body(), [
      {
        clientId,
        currency: 'EUR',
        open: 119,
        overdue: 119,
        credit: 0,
        revenue: 400,
        lastInvoiceOn: desk.day(-20),
      },
    ])
    const late = await desk.get('/api/clients?overdue=true')
    assert.deepEqual(
      late.body().map(({ _id }: { _id: string }) => _id),
      [clientId]
    )
  })
  test('the hours of a year begin at midnight where the company is', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client, { timeZone: 'Europe/Berlin' })
    const { clientId } = desk
    const project = (await desk.post('/api/projects', { name: 'Umbau', clientId })).body()
    const body = { title: 'Nachtschicht', projectId: project._id }
    const { task } = (await desk.post('/api/tasks', body)).body()
    const first = DateTime.fromISO(desk.day(), { zone: 'Europe/Berlin' })
      .startOf('month')
      .minus({ months: 11 })
    for (const start of [first.minus({ minutes: 30 }), first.plus({ minutes: 10 })]) {
      const made = await desk.post('/api/time-entries', {
        taskId: task._id,
        startTime: start.toUTC().toISO(),
        endTime: start.plus({ minutes: 20 }).toUTC().toISO(),
      })
      made.assertStatus(201)
    }
    const summary = (await desk.get(`/api/clients/${clientId}/summary`)).body()
    assert.equal(summary.workedSeconds, 1200)
  })
})
