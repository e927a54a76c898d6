import { test } from '@japa/runner'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'
import { shown } from '#modules/ledger/tests/shown_entries'

test.group('Row 17: the opening balance of a client', () => {
  test('is the first entry of the ledger and part of the ageing, and can be changed and removed', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(5)
    const path = `/api/clients/${desk.clientId}/opening-balances`
    const set = await desk.put(`${path}/EUR`, {
      amount: 250.5,
      date: desk.day(-40),
      note: 'Altsystem',
    })
    set.assertStatus(200)
    const { entries, closing, ageing } = await desk.ledger()
    assert.deepEqual(shown(entries), [
      ['opening', 250.5, null, 250.5],
      ['invoice', 119, null, 369.5],
    ])
    assert.containsSubset(
      { closing, ageing },
      { closing: 369.5, ageing: { days60: 250.5, notDue: 119 } }
    )

    await desk.put(`${path}/EUR`, { amount: '-50', date: desk.day(-40) })
    assert.containsSubset(await desk.ledger(), { closing: 69, ageing: { credit: -50, total: 69 } })
    assert.deepEqual(
      (await desk.get(path)).body().map(({ _id: _, ...balance }: { _id: string }) => balance),
      [{ currency: 'EUR', amount: -50, date: desk.day(-40), note: '', isUsed: false }]
    )
    const removed = await desk.remove(`${path}/EUR`)
    removed.assertStatus(204)
    assert.equal((await desk.ledger()).closing, 119)
  })

  test('is refused when it is zero, too exact, or without a currency', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const set = async (currency: string, body: object) =>
      (await desk.put(`/api/clients/${desk.clientId}/opening-balances/${currency}`, body)).status()
    const date = desk.day()
    assert.deepEqual(
      [
        await set('EUR', { amount: 0, date }),
        await set('EUR', { amount: 1.005, date }),
        await set('EUR', { amount: 1, date: '2026-02-30' }),
        await set('XYZ', { amount: 1, date }),
      ],
      [422, 422, 422, 404]
    )
  })
})
