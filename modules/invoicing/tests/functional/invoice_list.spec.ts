import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const DAY = 86_400_000

/** Makes a document older than the API lets it be. */
const age = (id: string, values: object) =>
  inTx(async () => {
    await writer().from('invoices').where('id', id).update(values)
  })

/** A company with one invoice of each status, and the ids by a name of ours. */
async function makeShelf(desk: Desk) {
  const day = today(desk.company.timeZone)
  const of = (name: string, dueIn: number) => ({
    customClient: { name },
    date: addDays(day, -60),
    dueDate: addDays(day, dueIn),
  })
  const draft = await desk.draft({ customClient: { name: 'Draft Nord' } })
  const later = await desk.issued(of('Später Süd', 4))
  const soon = await desk.issued(of('Soon', 3))
  const dueToday = await desk.issued(of('Today', 0))
  const overdue = await desk.issued(of('Müller Ost', -1))
  const partial = await desk.issued({ ...of('Partial', -10), currency: 'USD' })
  await desk.post(`/api/invoices/${partial._id}/payments`, { amount: 19 })
  const paid = await desk.issued(of('Paid', -5))
  await desk.post(`/api/invoices/${paid._id}/payments`, { amount: 119 })
  const withdrawn = await desk.issued(of('Void', -5))
  await desk.post(`/api/invoices/${withdrawn._id}/void`)
  const forgotten = await desk.issued(of('Forgotten', 1))
  await age(forgotten._id, { due_on: null, created_at: Date.now() - 5 * DAY - 60_000 })
  const patient = await desk.issued(of('Patient', 1))
  await age(patient._id, { due_on: null, created_at: Date.now() - 5 * DAY + 60_000 })
  return { draft, later, soon, dueToday, overdue, partial, paid, withdrawn, forgotten, patient }
}

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

  test('the bell hears of what is overdue or due within three days', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const shelf = await makeShelf(desk)
    const nameless = await desk.issued({ dueDate: today(desk.company.timeZone) })
    await age(nameless._id, { client_name: '' })
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
    assert.lengthOf(await search('%'), 10)
    assert.lengthOf(await search('nobody'), 0)
  })

  test('pages follow each other without gaps in any order', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await makeShelf(desk)
    for (const sort of ['createdAt', 'number', 'date', 'dueDate', 'total', 'client']) {
      for (const order of ['asc', 'desc']) {
        const all = (await desk.get(`/api/invoices?sort=${sort}&order=${order}`)).body()
        const paged: unknown[] = []
        let next: string | undefined = `/api/invoices?sort=${sort}&order=${order}&pageSize=3`
        while (next) {
          const page = await desk.get(next)
          paged.push(...page.body())
          next = /<([^>]+)>; rel="next"/.exec(page.header('link') ?? '')?.[1]
        }
        assert.deepEqual(paged, all, `${sort} ${order}`)
        assert.lengthOf(all, 10)
      }
    }
  })

  test('pages deep in a long list show the same rows', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.draft({ lines: [LINE] })
    await inTx(async () => {
      const template = await writer().from('invoices').where('id', _id).first()
      const rows = Array.from({ length: 600 }, (_, index) => ({
        ...template,
        id: `copy-${desk.company.id.slice(-12)}-${index}`,
        created_at: Number(template.created_at) - index * 1000,
        due_on: index % 3 === 0 ? null : template.due_on,
        total: index % 7,
      }))
      for (let start = 0; start < rows.length; start += 50) {
        await writer()
          .table('invoices')
          .multiInsert(rows.slice(start, start + 50))
      }
    })
    const idsOf = async (query: string): Promise<string[]> =>
      (await desk.get(`/api/invoices?${query}`)).body().map(({ _id: id }: { _id: string }) => id)
    for (const sort of ['createdAt', 'number', 'date', 'dueDate', 'total', 'client']) {
      for (const order of ['asc', 'desc']) {
        const shallow = await idsOf(`sort=${sort}&order=${order}&pageSize=500`)
        const deep = await idsOf(`sort=${sort}&order=${order}&pageSize=500&page=2`)
        assert.lengthOf(new Set([...shallow, ...deep]), 601, `${sort} ${order}`)
        const small = await idsOf(`sort=${sort}&order=${order}&pageSize=20&page=27`)
        assert.deepEqual(small, deep.slice(20, 40), `${sort} ${order}`)
        const turned = order === 'asc' ? 'desc' : 'asc'
        const start = await idsOf(`sort=${sort}&order=${turned}&pageSize=101`)
        assert.deepEqual(start, deep.toReversed(), `${sort} ${order}`)
      }
    }
    assert.lengthOf(await idsOf('pageSize=500&page=3'), 0)
  })

  test('filters by client and period, and refuses what it does not know', async ({
    client,
    assert,
  }) => {
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
