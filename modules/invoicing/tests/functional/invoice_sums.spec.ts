import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Desk, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeShelf } from '#modules/invoicing/tests/invoice_shelf'
import { countedSums, keptSums, verifySums } from '#modules/invoicing/verify/verify_sums'

/** Each sum as text, because drivers return numbers differently. */
const asTexts = (rows: Record<string, unknown>[]) =>
  rows.map((row) =>
    Object.entries(row)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')
  )

const bothSums = async (company: CompanyReference) => ({
  kept: asTexts(await keptSums(company)),
  counted: asTexts(await countedSums(company)),
})

/** The header of the list of open invoices. */
async function openNow(desk: Desk) {
  const query = 'status=Unpaid,Partially Paid,Overdue&pageSize=1'
  const answer = await desk.get(`/api/invoices?${query}`)
  const { 'x-totals': totals, 'x-total-count': count } = answer.headers()
  return [Number(count), JSON.parse(totals).EUR?.open]
}

test.group('Sums of invoices', () => {
  test('are those of the invoices after every kind of change', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const assertExact = async (what: string) => {
      const { kept, counted } = await bothSums(desk.company)
      assert.sameMembers(kept, counted, what)
    }
    await makeShelf(desk)
    await assertExact('the shelf')

    const draft = await desk.draft()
    await desk.put(`/api/invoices/${draft._id}`, { currency: 'USD', lines: [LINE, LINE] })
    await assertExact('a changed draft')
    await desk.remove(`/api/invoices/${draft._id}`)
    await assertExact('a deleted draft')

    const first = await desk.issued()
    await desk.post(`/api/invoices/${first._id}/send`, { to: ['anna@example.com'] })
    const payment = await desk.post(`/api/invoices/${first._id}/payments`, { amount: 19 })
    await assertExact('a payment')
    await desk.post(`/api/invoices/${first._id}/payments`, { amount: 100 })
    await assertExact('paid')
    await desk.remove(`/api/invoices/${first._id}/payments/${payment.body()._id}`)
    await assertExact('a payment that was taken back')

    const second = await desk.issued()
    const cancelled = await desk.post(`/api/invoices/${second._id}/cancel`)
    cancelled.assertStatus(200)
    await assertExact('a cancellation')
    await desk.post(`/api/invoices/${(await desk.issued())._id}/void`)
    await desk.post(`/api/invoices/${second._id}/duplicate`)
    await desk.issued({ lines: [{ ...LINE, unitPrice: 0 }] })
    await assertExact('withdrawn, copied and issued for nothing')
  })

  test('move with each payment at once, and not for one that is refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.issued()
    assert.deepEqual(await openNow(desk), [1, 119])
    await desk.post(`/api/invoices/${_id}/payments`, { amount: 100 })
    assert.deepEqual(await openNow(desk), [1, 19])
    const refused = await desk.post(`/api/invoices/${_id}/payments`, { amount: 20 })
    refused.assertStatus(409)
    assert.deepEqual(await openNow(desk), [1, 19])
    await desk.post(`/api/invoices/${_id}/payments`, { amount: 19 })
    assert.deepEqual(await openNow(desk), [0, undefined])
  })

  test('are exact after many changes at once', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const made = await Promise.all(Array.from({ length: 20 }, () => desk.issued()))
    await Promise.all(
      made.flatMap(({ _id }) => [
        desk.post(`/api/invoices/${_id}/payments`, { amount: 60 }),
        desk.post(`/api/invoices/${_id}/payments`, { amount: 59 }),
        desk.draft(),
      ])
    )
    const { kept, counted } = await bothSums(desk.company)
    assert.sameMembers(kept, counted)
    assert.deepEqual(await openNow(desk), [0, undefined])
  })

  test('are those of the rows that any two filters leave', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await makeShelf(desk)
    const clientId: string = (await desk.post('/api/clients', { name: 'Bäckerei' })).body()._id
    for (const _ of [1, 2]) await desk.issued({ clientId, customClient: null })
    await desk.draft({ clientId, customClient: null })
    const statuses = [
      'Draft',
      'Paid',
      'Overdue',
      'Unpaid,Overdue',
      'Unpaid,Partially Paid,Paid,Overdue',
    ]
    const others = [`clientId=${clientId}`, 'from=2020-01-01', 'search=a', 'attention=1']
    for (const other of others) {
      for (const status of statuses) {
        const list = await desk.get(`/api/invoices?${other}&status=${status}`)
        list.assertStatus(200)
        const rows = list.body().filter(({ currency }: { currency: string }) => currency === 'EUR')
        const sum = (name: 'total' | 'open') =>
          rows.reduce((all: number, row: Record<string, number>) => all + row[name] * 100, 0)
        const { EUR = { total: 0, open: 0 } } = JSON.parse(list.header('x-totals')!)
        const told = { total: EUR.total * 100, open: EUR.open * 100 }
        assert.deepEqual(told, { total: sum('total'), open: sum('open') }, `${other} ${status}`)
      }
    }
  })

  test('are proved by node ace documents:verify', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.issued()
    assert.isTrue(await verifySums(desk.company))
    await inTx(() =>
      writer()
        .from('invoice_sums')
        .where('company_id', desk.company.id)
        .update({ open_amount: writer().raw('open_amount + 1') })
    )
    assert.isFalse(await verifySums(desk.company))
  })
})
