import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { type Desk, makeDesk } from '#modules/invoicing/factories/invoice_factory'

const archive = (desk: Desk, ...ids: string[]) => desk.post('/api/invoices/batch/archive', { ids })
const restore = (desk: Desk, ...ids: string[]) => desk.post('/api/invoices/batch/restore', { ids })

/** The invoice numbers of a list, and the total in its headers. */
async function listed(desk: Desk, query = '') {
  const answer = await desk.get(`/api/invoices?order=asc${query}`)
  answer.assertStatus(200)
  return {
    numbers: answer.body().map(({ number }: { number: string }) => number),
    total: answer.header('x-total-count'),
    sums: JSON.parse(answer.header('x-totals') ?? '{}'),
  }
}

async function paidOne(desk: Desk) {
  const invoice = await desk.issued()
  await desk.post(`/api/invoices/${invoice._id}/payments`, { amount: 119 })
  return invoice
}

test.group('Archived invoices', () => {
  test('row 43: leave the list of the current ones, and are found by a filter', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const [paid, open] = [await paidOne(desk), await desk.issued()]
    const told = (await archive(desk, paid._id)).body()
    assert.deepEqual(told, { done: [{ _id: paid._id, number: paid.number }], refused: [] })

    const others = await listed(desk, '&archived=false')
    assert.deepEqual(others.numbers, [open.number])
    assert.equal(others.total, '1')
    assert.deepInclude(others.sums.EUR, { total: 119, open: 119 })
    const found = await listed(desk, '&archived=true')
    assert.deepEqual(found.numbers, [paid.number])
    assert.deepInclude(found.sums.EUR, { total: 119, open: 0 })
    assert.deepEqual((await listed(desk, '&archived=false&status=Paid')).total, '0')
    assert.deepEqual((await listed(desk, '&archived=false&sort=status')).total, '1')

    const counts = (await desk.get('/api/invoices/counts')).body()
    assert.deepInclude(counts, { all: 1, Paid: 0, Unpaid: 1, archived: 1 })
    assert.isTrue((await desk.get(`/api/invoices/${paid._id}`)).body().isArchived)
  })

  test('row 43: stay in an unfiltered list, and in every sum', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const paid = await paidOne(desk)
    const figures = async () => [
      await listed(desk),
      (await desk.get('/api/invoices/summary')).body(),
      (await desk.get('/api/dashboard')).body(),
      (await desk.get('/api/reports/vat?from=2026-01-01&to=2026-12-31')).body(),
    ]
    const before = await figures()
    assert.equal(before[0].total, '1')
    assert.notProperty(before[3], 'error')
    await archive(desk, paid._id)
    assert.deepEqual(await figures(), before)
  })

  test('row 43: come back by request, or when something is owed again', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const [one, other] = [await paidOne(desk), await paidOne(desk)]
    await archive(desk, one._id, other._id)
    const back = await client
      .delete(`/api/invoices/${one._id}/archive`)
      .bearerToken(desk.owner.token)
    assert.isFalse(back.body().isArchived)
    assert.isTrue((await desk.post(`/api/invoices/${one._id}/archive`)).body().isArchived)
    await restore(desk, one._id)
    assert.deepEqual((await listed(desk, '&archived=true')).numbers, [other.number])

    const { payments } = (await desk.get(`/api/invoices/${other._id}`)).body()
    const gone = await client
      .delete(`/api/invoices/${other._id}/payments/${payments[0]._id}`)
      .bearerToken(desk.owner.token)
    gone.assertStatus(200)
    assert.deepEqual((await listed(desk, '&archived=true')).numbers, [])
    assert.deepEqual((await listed(desk, '&archived=false')).numbers, [one.number, other.number])
  })

  test('row 43: are finished ones only, and each refusal leaves the rest', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const [draft, open, paid, lost] = [
      await desk.draft(),
      await desk.issued(),
      await paidOne(desk),
      await desk.issued(),
    ]
    await desk.post(`/api/invoices/${lost._id}/void`)
    const stranger = await makeDesk(client)
    const foreign = await paidOne(stranger)
    const ids = [draft, open, paid, lost, foreign].map(({ _id }) => _id)
    const told = (await archive(desk, ...ids, newId())).body()
    assert.deepEqual(
      told.done.map(({ _id }: { _id: string }) => _id),
      [paid._id, lost._id]
    )
    assert.deepEqual(
      told.refused.map(({ code }: { code: string }) => code),
      ['not_finished', 'not_finished', 'not_found', 'not_found']
    )
    assert.deepEqual((await listed(stranger, '&archived=true')).numbers, [])
    assert.deepEqual((await archive(desk, paid._id)).body().refused, [])
  })
})
