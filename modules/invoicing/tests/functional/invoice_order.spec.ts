import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { recountSums } from '#modules/invoicing/factories/recount_sums'
import { makeShelf } from '#modules/invoicing/tests/invoice_shelf'
import { INVOICE_SORTS } from '#modules/invoicing/validators/invoice_list'

test.group('The order and the pages of the invoices', () => {
  test('orders by status, net, tax, open amount and days overdue', async ({ client, assert }) => {
    // Of UTC, where local days and those that the order counts are the same.
    const desk = await makeDesk(client, { timeZone: 'UTC' })
    await makeShelf(desk)
    await desk.draft({ lines: [{ ...LINE, unitPrice: 7 }] })
    const list = async (query: string) => (await desk.get(`/api/invoices?${query}`)).body()
    const valuesBy = async (sort: string, order: string) =>
      (await list(`sort=${sort}&order=${order}`)).map((row: Record<string, unknown>) => row[sort])

    assert.deepEqual(await valuesBy('status', 'asc'), [
      'Draft',
      'Draft',
      'Overdue',
      'Overdue',
      'Overdue',
      'Unpaid',
      'Unpaid',
      'Unpaid',
      'Unpaid',
      'Paid',
      'Void',
    ])
    for (const sort of ['net', 'tax', 'open', 'daysOverdue']) {
      const rising: number[] = await valuesBy(sort, 'asc')
      assert.isAbove(new Set(rising).size, 1, sort)
      assert.deepEqual(
        rising,
        rising.toSorted((a, b) => a - b),
        sort
      )
      assert.deepEqual(await valuesBy(sort, 'desc'), rising.toReversed(), sort)
    }
    const chosen = await list('sort=status&order=desc&status=Paid,Overdue&pageSize=3')
    assert.deepEqual(
      chosen.map(({ status }: { status: string }) => status),
      ['Paid', 'Overdue', 'Overdue']
    )
  })

  test('pages follow each other without gaps in any order', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await makeShelf(desk)
    for (const sort of INVOICE_SORTS) {
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
      const { open_amount, late_at, ...template } = await writer()
        .from('invoices')
        .where('id', _id)
        .first()
      const rows = Array.from({ length: 600 }, (_, index) => ({
        ...template,
        id: `copy-${desk.company.id.slice(-12)}-${index}`,
        created_at: Number(template.created_at) - index * 1000,
        status: index % 5 === 0 ? 'Draft' : 'Unpaid',
        number: index % 5 === 0 ? null : `N-${index}`,
        due_on: index % 3 === 0 ? null : template.due_on,
        total: index % 7,
      }))
      for (let start = 0; start < rows.length; start += 50) {
        await writer()
          .table('invoices')
          .multiInsert(rows.slice(start, start + 50))
      }
      await recountSums(desk.company)
    })
    const idsOf = async (query: string): Promise<string[]> =>
      (await desk.get(`/api/invoices?${query}`)).body().map(({ _id: id }: { _id: string }) => id)
    for (const sort of INVOICE_SORTS) {
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
})
