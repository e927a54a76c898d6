import { test } from '@japa/runner'
import { today } from '#core/clock'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { age, makeShelf } from '#modules/invoicing/tests/invoice_shelf'

test.group('The list of invoices', () => {
  test('every status is found by its filter, counted and summed per currency', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const shelf = await makeShelf(desk)
    const idsOf = async (query: string) =>
      (await desk.get(`/api/invoices?${query}`)).body().map(({ _id }: { _id: string }) => _id)
    const expected: Record<string, (keyof typeof shelf)[]> = {
      Draft: ['draft'],
      Unpaid: ['later', 'soon', 'dueToday', 'patient'],
      'Partially Paid': [],
      Paid: ['paid'],
      Overdue: ['overdue', 'partial', 'forgotten'],
      Cancelled: [],
      Void: ['withdrawn'],
      'Unpaid,Partially Paid,Overdue': [
        ...(['later', 'soon', 'dueToday', 'patient'] as const),
        ...(['overdue', 'partial', 'forgotten'] as const),
      ],
      'Overdue,Draft': ['overdue', 'partial', 'forgotten', 'draft'],
    }
    const counts = (await desk.get('/api/invoices/counts')).body()
    for (const [status, names] of Object.entries(expected)) {
      const found = await idsOf(`status=${status}`)
      assert.sameMembers(
        found,
        names.map((name) => shelf[name]._id),
        status
      )
      if (!status.includes(',')) assert.equal(counts[status], names.length, status)
    }
    assert.equal(counts.all, 10)

    const list = await desk.get('/api/invoices')
    assert.equal(list.header('x-total-count'), '10')
    assert.deepEqual(JSON.parse(list.header('x-totals')!), {
      EUR: { net: 900, tax: 171, total: 1071, open: 714 },
      USD: { net: 100, tax: 19, total: 119, open: 100 },
    })
    for (const row of list.body()) {
      const page = (await desk.get(`/api/invoices/${row._id}`)).body()
      assert.deepEqual([row.status, row.daysOverdue], [page.status, page.daysOverdue])
    }
  })

  test('filters by currency, with counts and sums of that alone', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await makeShelf(desk)
    const list = await desk.get('/api/invoices?currency=USD&status=Unpaid,Partially Paid,Overdue')
    assert.deepEqual(
      list.body().map(({ currency, open }: Record<string, unknown>) => [currency, open]),
      [['USD', 100]]
    )
    assert.equal(list.header('x-total-count'), '1')
    assert.deepEqual(Object.keys(JSON.parse(list.header('x-totals')!)), ['USD'])
    ;(await desk.get('/api/invoices?currency=Dollar')).assertStatus(422)
  })

  test('the bell shows invoices that are overdue or due within three days', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const shelf = await makeShelf(desk)
    const nameless = await desk.issued({ dueDate: today(desk.company.timeZone) })
    await age(desk, nameless._id, { client_name: '' })
    const rows = (await desk.get('/api/invoices?attention=1')).body()
    assert.sameMembers(
      rows.map(({ _id }: { _id: string }) => _id),
      ['soon', 'dueToday', 'overdue', 'partial', 'forgotten'].map(
        (name) => shelf[name as keyof typeof shelf]._id
      )
    )
  })

  test('counts and sums are never older than the last change', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    for (let count = 1; count <= 3; count++) {
      const { _id } = await desk.issued()
      const list = await desk.get('/api/invoices?pageSize=1')
      assert.equal(list.header('x-total-count'), String(count))
      assert.equal(JSON.parse(list.header('x-totals')!).EUR.open, 119)
      await desk.post(`/api/invoices/${_id}/payments`, { amount: 119 })
      assert.equal((await desk.get('/api/invoices/counts')).body().Paid, count)
    }
  })

  test('a search finds the beginnings of words, whatever their accents, and numbers', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { overdue, later } = await makeShelf(desk)
    const search = async (text: string) =>
      (await desk.get(`/api/invoices?search=${encodeURIComponent(text)}`)).body()
    assert.deepEqual(
      (await search('mull ost')).map(({ _id }: { _id: string }) => _id),
      [overdue._id]
    )
    assert.equal((await search('SPÄTER'))[0]._id, later._id)
    assert.equal((await search(overdue.number))[0]._id, overdue._id)
    // A sign is no word, and no wildcard either.
    for (const signs of ['%', '%_%', '"']) assert.lengthOf(await search(signs), 0)
    assert.lengthOf(await search(' '), 10)
    assert.lengthOf(await search('nobody'), 0)
  })

  test('filters by client and period, and refuses unknown values', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.draft({ date: '2026-01-31' })
    await desk.draft({ date: '2026-02-01' })
    const january = await desk.get('/api/invoices?from=2026-01-01&to=2026-01-31')
    assert.deepEqual(
      january.body().map(({ date }: { date: string }) => date),
      ['2026-01-31']
    )
    assert.lengthOf((await desk.get('/api/invoices?clientId=nobody')).body(), 0)
    for (const query of ['sort=secret', 'order=up', 'status=Lost', 'page=0', 'from=31.01.2026']) {
      assert.equal((await desk.get(`/api/invoices?${query}`)).status(), 422, query)
    }
  })
})
