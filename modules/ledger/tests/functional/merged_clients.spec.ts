import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientReferences } from '#modules/clients/public'
import { verifyDocuments } from '#modules/documents/public'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

/** Tables that refer to clients only as history; a merge leaves them as they are. */
const TRACES = ['merged_documents']

test.group('Merging two clients', () => {
  test('follows in every table that names a client', async ({ assert }) => {
    const connection = db.connection('reader')
    const naming: string[] = []
    for (const table of await connection.getAllTables()) {
      const columns = Object.keys(await connection.columnsInfo(table))
      if (columns.includes('client_id') && !TRACES.includes(table)) naming.push(table)
    }
    assert.sameMembers([...clientReferences().keys()], naming)
  })

  test('gives everything to the remaining client; the ledger adds up and the documents are proved', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const into = desk.clientId
    const from = await desk.debtor({
      name: 'Gruenewald (alt)',
      contacts: [{ name: 'Piet', email: 'piet@gruenewald.example' }],
    })
    const line = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }
    const old = await desk.invoice(30, { clientId: from, dueDate: desk.day(-10) })
    await desk.pay(old._id, 19)
    await desk.post('/api/reminders', { invoiceIds: [old._id], level: 1 })
    await desk.invoice(5)
    await desk.draft({ customClient: undefined, clientId: from })
    const estimate = (await desk.post('/api/estimates', { clientId: from, lines: [line] })).body()
    await desk.post(`/api/estimates/${estimate._id}/issue`)
    const profile = (
      await desk.post('/api/recurring-invoices', {
        name: 'Wartung',
        invoice: { clientId: from, lines: [line] },
        schedule: { startOn: desk.day(5), every: 1, unit: 'month' },
      })
    ).body()
    await desk.post('/api/projects', { name: 'Umbau', clientId: from })
    for (const [id, amount] of [
      [from, 30],
      [into, 12.5],
    ] as const) {
      await desk.put(`/api/clients/${id}/opening-balances/EUR`, { amount, date: desk.day(-90) })
    }
    await desk.put(`/api/clients/${from}/statement-schedule`, { dayOfMonth: 1 })
    await desk.post(`/api/clients/${from}/statements`, { to: ['piet@gruenewald.example'] })
    const link = (await desk.post(`/api/clients/${from}/ledger-links`)).body().url
    await desk.put(`/api/clients/${from}/reminder-stop`, { reason: 'Umzug' })

    const merged = await desk.post(`/api/clients/${from}/merge`, { intoId: into })
    merged.assertStatus(200)
    assert.equal(merged.body()._id, into)
    assert.deepEqual(
      merged.body().contacts.map(({ name }: { name: string }) => name),
      ['Piet']
    )

    const ledger = await desk.ledger()
    assert.equal(ledger.closing, 30 + 12.5 + 100 + 119)
    assert.equal(ledger.ageing.total, ledger.closing)
    assert.deepEqual((await desk.ledger('', from)).entries, [])
    assert.containsSubset((await desk.get(`/api/clients/${into}/counts`)).body(), {
      invoice: 3,
      estimate: 1,
      reminder: 1,
      recurring: 1,
      project: 1,
      statement: 1,
    })
    assert.deepEqual(await verifyDocuments(desk.company), [])
    const kept = (await desk.get(`/api/invoices/${old._id}`)).body()
    assert.containsSubset(kept, { client: { _id: into, name: 'Gruenewald (alt)' } })
    const next = (await desk.get(`/api/recurring-invoices/${profile._id}`)).body()
    assert.equal(next.invoice.clientId, into)

    const gone = (await desk.get(`/api/clients/${from}`)).body()
    assert.containsSubset(gone, { mergedInto: into, isArchived: true })
    const listed = [
      ...(await desk.get('/api/clients')).body(),
      ...(await desk.get('/api/clients?archived=true')).body(),
    ]
    assert.deepEqual(
      listed.map(({ _id }: { _id: string }) => _id),
      [into]
    )
    const { pathname, hash } = new URL(link)
    const visited = await client
      .post('/api/shared-ledger/show')
      .json({ id: pathname.split('/').at(-1), key: hash.slice(1) })
    visited.assertStatus(404)
    assert.equal((await desk.get(`/api/clients/${into}/reminder-stop`)).body().stop.reason, 'Umzug')
  })

  test('works once, with two clients of one company', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const other = await desk.debtor({ name: 'Zweite' })
    const third = await desk.debtor({ name: 'Dritte' })
    const stranger = await makeLedgerDesk(client)
    const merge = async (from: string, intoId: string) =>
      (await desk.post(`/api/clients/${from}/merge`, { intoId })).status()
    assert.deepEqual(
      [
        await merge(other, other),
        await merge(other, stranger.clientId),
        await merge(other, desk.clientId),
        await merge(other, third),
        await merge(third, other),
        (await desk.put(`/api/clients/${other}`, { name: 'Neu' })).status(),
      ],
      [422, 404, 200, 409, 409, 409]
    )
  })

  test('an invoice issued while its client is merged can still be proved unchanged', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    for (let round = 0; round < 5; round++) {
      const [fromId, intoId] = [await desk.debtor(), await desk.debtor()]
      const body = { customClient: undefined, clientId: fromId, lines: [LINE] }
      const invoice = await desk.draft(body)
      const estimate = (await desk.post('/api/estimates', body)).body()
      const answers = await Promise.all([
        desk.post(`/api/clients/${fromId}/merge`, { intoId }),
        desk.post(`/api/invoices/${invoice._id}/issue`),
        desk.post(`/api/estimates/${estimate._id}/issue`),
      ])
      for (const answer of answers) answer.assertStatus(200)
      assert.equal((await desk.get(`/api/clients/${intoId}/ledger`)).body().closing, 119)
    }
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('adds no later records to the merged client, where nobody would see them', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const clientId = await desk.debtor()
    const merge = { intoId: desk.clientId }
    ;(await desk.post(`/api/clients/${clientId}/merge`, merge)).assertStatus(200)
    const date = desk.day()
    const bodies = {
      invoices: { lines: [LINE] },
      'invoices/preview': { lines: [LINE] },
      estimates: { lines: [LINE] },
      proposals: { title: 'Umbau', blocks: [], lines: [LINE] },
      orders: { lines: [LINE] },
      'delivery-notes': { lines: [LINE] },
      projects: { name: 'Umbau' },
      payments: { amount: 5, currency: 'EUR', date, allocations: [], overpayment: 'credit' },
    }
    for (const [path, body] of Object.entries(bodies)) {
      const refused = await desk.post(`/api/${path}`, { clientId, ...body })
      assert.deepEqual([refused.status(), refused.body().code], [422, 'client_unknown'], path)
    }
    const path = `/api/clients/${clientId}`
    for (const refused of [
      await desk.put(`${path}/opening-balances/EUR`, { amount: 5, date }),
      await desk.put(`${path}/statement-schedule`, { dayOfMonth: 5 }),
    ]) {
      assert.deepEqual([refused.status(), refused.body().code], [409, 'client_merged'])
    }
  })
})
