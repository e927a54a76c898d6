import { test } from '@japa/runner'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'
import { Entry, shown } from '#modules/ledger/tests/shown_entries'

test.group('Row 14: the ledger of a client', () => {
  test('tells invoices as debits, payments and cancellations as credits, with the balance after each', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const first = await desk.invoice(40)
    await desk.pay(first._id, 100, desk.day(-20))
    const second = await desk.invoice(10)
    await desk.post(`/api/invoices/${second._id}/cancel`)
    const third = await desk.invoice(1)

    const { entries, ...account } = await desk.ledger()
    assert.deepEqual(shown(entries), [
      ['invoice', 119, null, 119],
      ['payment', null, 100, 19],
      ['invoice', 119, null, 138],
      ['invoice', 119, null, 257],
      ['cancellation', null, 119, 138],
    ])
    assert.containsSubset(account, {
      currency: 'EUR',
      opening: 0,
      debit: 357,
      credit: 219,
      closing: 138,
      count: 5,
      balances: [{ currency: 'EUR', balance: 138 }],
    })
    assert.containsSubset(entries[3], {
      number: third.number,
      document: 'invoice',
      documentId: third._id,
      dueDate: third.dueDate,
      description: 'Consulting',
      open: 119,
    })
  })

  test('has no drafts and no withdrawn invoices', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    await desk.draft({ customClient: undefined, clientId: desk.clientId })
    const withdrawn = await desk.invoice()
    await desk.post(`/api/invoices/${withdrawn._id}/void`)
    assert.deepEqual((await desk.ledger()).entries, [])
  })

  test('begins a period with the balance before it and ends it with the balance after', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(60)
    const second = await desk.invoice(30)
    await desk.pay(second._id, 19, desk.day(-25))
    await desk.invoice(5)
    const range = `?from=${desk.day(-30)}&until=${desk.day(-20)}`
    const { opening, closing, debit, credit, entries } = await desk.ledger(range)
    assert.deepEqual(
      { opening, closing, debit, credit },
      { opening: 119, closing: 219, debit: 119, credit: 19 }
    )
    assert.deepEqual(shown(entries), [
      ['invoice', 119, null, 238],
      ['payment', null, 19, 219],
    ])
  })

  test('shows only open entries on request, with the same balance', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const paid = await desk.invoice(60)
    await desk.pay(paid._id, 119)
    const part = await desk.invoice(50)
    await desk.pay(part._id, 19)
    await desk.invoice(5)
    const open = await desk.ledger('?openOnly=true')
    assert.deepEqual(shown(open.entries), [
      ['invoice', 100, null, 100],
      ['invoice', 119, null, 219],
    ])
    assert.equal(open.closing, (await desk.ledger()).closing)
  })

  test('has one account for each currency, never mixed', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(5)
    await desk.invoice(5, { currency: 'CHF' })
    const { currency, closing, balances } = await desk.ledger()
    assert.deepEqual({ currency, closing }, { currency: 'EUR', closing: 119 })
    assert.deepEqual(balances, [
      { currency: 'CHF', balance: 119 },
      { currency: 'EUR', balance: 119 },
    ])
    assert.lengthOf((await desk.ledger('?currency=CHF')).entries, 1)
  })

  test('comes in pages that continue each other', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    for (const ago of [5, 4, 3, 2, 1]) await desk.invoice(ago)
    const pages = await Promise.all(
      [1, 2, 3].map((page) => desk.ledger(`?page=${page}&pageSize=2`))
    )
    assert.deepEqual(
      pages.flatMap(({ entries }) => entries.map(({ balance }: Entry) => balance)),
      [119, 238, 357, 476, 595]
    )
    assert.deepEqual(
      pages.map(({ count }) => count),
      [5, 5, 5]
    )
  })

  test('is closed to other companies', async ({ client }) => {
    const desk = await makeLedgerDesk(client)
    const other = await makeLedgerDesk(client)
    const answer = await other.get(`/api/clients/${desk.clientId}/ledger`)
    answer.assertStatus(404)
  })
})
