import { test } from '@japa/runner'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

test.group('Row 16: ageing of open amounts', () => {
  test('parts it at 30, 60 and 90 days past due, for one client and for all', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    for (const late of [0, 1, 30, 31, 60, 61, 90, 91]) {
      await desk.invoice(late, { dueDate: desk.day(-late) })
    }
    const other = await desk.debtor({ name: 'Bäckerei Alt' })
    await desk.invoice(0, { clientId: other })
    await desk.issued({ customClient: { name: 'Anna Muster' }, dueDate: desk.day() })

    const buckets = {
      notDue: 119,
      days30: 238,
      days60: 238,
      days90: 238,
      older: 119,
      credit: 0,
      total: 952,
    }
    assert.deepEqual((await desk.ledger()).ageing, buckets)

    const all = await desk.get('/api/ageing')
    assert.deepEqual(
      all.body().map((row: { name: string; total: number }) => [row.name, row.total]),
      [
        ['Grünewald AG', 952],
        ['Anna Muster', 119],
        ['Bäckerei Alt', 119],
      ]
    )
    assert.containsSubset(all.body()[0], {
      client: { _id: desk.clientId },
      currency: 'EUR',
      ...buckets,
    })
    assert.isNull(all.body()[1].client)
    assert.containsSubset(JSON.parse(all.header('x-totals') ?? ''), {
      EUR: { notDue: 357, older: 119, total: 1190 },
    })
  })
})
