import { test } from '@japa/runner'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'
import { makeSalesDesk } from '#modules/offers/estimates/factories/estimate_factory'

const LINES = [
  { description: 'Kitchen', quantity: 1, unitPrice: 1000, taxRate: 19 },
  { description: 'Books', quantity: 1, unitPrice: 500, taxRate: 7 },
  { description: 'Lamp', quantity: 1, unitPrice: 100, taxRate: 19, isOptional: true },
]

type Desk = Awaited<ReturnType<typeof makeSalesDesk>>

/** An estimate that the client has accepted with its option: 1,600 net, 1,844 in all. */
async function accepted(desk: Desk, body: object = {}) {
  const { estimate } = await desk.offered({ lines: LINES, ...body })
  const answer = await desk.post(`/api/estimates/${estimate._id}/accept`, {
    name: 'Anna Muster',
    chosen: [3],
  })
  answer.assertStatus(200)
  return estimate
}

const ask = (desk: Desk, { _id }: { _id: string }, body: object) =>
  desk.post(`/api/estimates/${_id}/down-payments`, body)

async function issued(desk: Desk, id: string) {
  const answer = await desk.post(`/api/invoices/${id}/issue`)
  answer.assertStatus(200)
  return answer.body()
}

test.group('Down payments on an estimate (rows 37, 38)', () => {
  test('a share of what was ordered is asked for, each VAT rate in proportion', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const estimate = await accepted(desk)
    const made = await ask(desk, estimate, { percent: 30 })
    made.assertStatus(201)
    const draft = (await desk.get(`/api/invoices/${made.body().invoiceId}`)).body()
    assert.containsSubset(draft, { stage: 'downPayment', status: 'Draft', net: 480, total: 553.2 })
    assert.deepEqual(
      draft.lines.map((line: Record<string, number>) => [line.taxRate, line.amount]),
      [
        [19, 330],
        [7, 150],
      ]
    )
    assert.include(draft.lines[0].description, estimate.number)

    const gross = await accepted(desk, { priceMode: 'gross' })
    const other = (await ask(desk, gross, { amount: 400 })).body()
    assert.equal((await desk.get(`/api/invoices/${other.invoiceId}`)).body().total, 400)
  })

  test('the service period of the estimate is on the down payment and the final invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const period = { serviceDate: '2026-12-01', serviceUntil: '2026-12-15' }
    const ordered = await accepted(desk, period)
    const first = await issued(desk, (await ask(desk, ordered, { percent: 30 })).body().invoiceId)
    assert.containsSubset(first, period)
    const final = (await desk.post(`/api/invoices/${first._id}/final`)).body()
    assert.containsSubset(final, { stage: 'final', ...period })

    const other = await accepted(desk, period)
    const { invoiceId } = (await desk.post(`/api/estimates/${other._id}/convert`)).body()
    assert.containsSubset((await desk.get(`/api/invoices/${invoiceId}`)).body(), period)
  })

  test('the service period of a down payment without an estimate is on its final invoice', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const period = { serviceDate: '2026-12-01', serviceUntil: '2026-12-15' }
    const draft = await desk.post('/api/invoices', {
      customClient: { name: 'Anna Muster', ...ADDRESS },
      stage: 'downPayment',
      lines: [LINES[0]],
      ...period,
    })
    const { _id } = await issued(desk, draft.body()._id)
    const final = (await desk.post(`/api/invoices/${_id}/final`)).body()
    assert.containsSubset(final, { stage: 'final', ...period })
  })

  test('the next version of an estimate keeps its service period', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client)
    const period = { serviceDate: '2026-12-01', serviceUntil: '2026-12-15' }
    const { estimate } = await desk.offered({ lines: LINES, ...period })
    const next = await desk.post(`/api/estimates/${estimate._id}/revise`)
    assert.containsSubset(next.body(), { revision: 2, ...period })
  })

  test('the estimate becomes the final invoice that takes its down payments off', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const estimate = await accepted(desk)
    const first = await issued(desk, (await ask(desk, estimate, { percent: 30 })).body().invoiceId)
    const { invoiceId } = (await ask(desk, estimate, { amount: 200 })).body()
    const waiting = await desk.post(`/api/estimates/${estimate._id}/convert`)
    assert.deepEqual([waiting.status(), waiting.body().code], [409, 'down_payment_drafts'])
    const second = await issued(desk, invoiceId)

    const final = await desk.post(`/api/invoices/${second._id}/final`)
    final.assertStatus(201)
    assert.containsSubset(final.body(), { stage: 'final', status: 'Draft', net: 1600 - 480 - 200 })
    assert.equal(final.body().whole.total, 1844)
    assert.deepEqual(
      final.body().downPayments.map(({ number }: { number: string }) => number),
      [first.number, second.number]
    )
    const page = await desk.read(estimate._id)
    assert.equal(page.status, 'Converted')
    assert.deepEqual(
      page.downPayments.map(({ _id, total }: { _id: string; total: number }) => [_id, total]),
      [
        [first._id, first.total],
        [second._id, second.total],
      ]
    )
    const chain = (await desk.get(`/api/document-chain?type=invoice&id=${first._id}`)).body()
    assert.sameMembers(
      chain.map(({ type, kind }: { type: string; kind?: string }) => kind ?? type),
      ['estimate', 'downPayment', 'downPayment', 'finalInvoice']
    )
    await desk.remove(`/api/invoices/${final.body()._id}`)
    assert.equal((await desk.read(estimate._id)).status, 'Accepted')
    ;(await desk.post(`/api/estimates/${estimate._id}/convert`)).assertStatus(201)
  })

  test('no more is asked for than was ordered, and only when it was', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const estimate = await accepted(desk)
    await ask(desk, estimate, { percent: 80 })
    const much = await ask(desk, estimate, { percent: 21 })
    assert.deepEqual([much.status(), much.body().code], [422, 'down_payment_exceeds'])
    for (const body of [{}, { amount: 0.001 }, { percent: 101 }]) {
      assert.equal((await ask(desk, estimate, body)).status(), 422)
    }
    const { estimate: open } = await desk.offered()
    const early = await ask(desk, open, { percent: 10 })
    assert.deepEqual([early.status(), early.body().code], [409, 'not_accepted'])

    const [{ _id }] = (await desk.read(estimate._id)).downPayments
    ;(await desk.remove(`/api/invoices/${_id}`)).assertStatus(200)
    assert.deepEqual((await desk.read(estimate._id)).downPayments, [])
    ;(await ask(desk, estimate, { percent: 100 })).assertStatus(201)
  })

  test('what was wholly given back of the advance is asked for by the invoice over the order', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const estimate = await accepted(desk)
    const { invoiceId } = (await ask(desk, estimate, { percent: 100 })).body()
    const advance = await issued(desk, invoiceId)
    const lines = advance.lines.map(({ _id }: { _id: string }) => ({ lineId: _id, quantity: 1 }))
    const back = await desk.post(`/api/invoices/${advance._id}/credit-notes`, { lines })
    back.assertStatus(201)
    assert.equal((await desk.read(estimate._id)).leftToInvoice, 1844)

    const made = await desk.post(`/api/estimates/${estimate._id}/convert`)
    made.assertStatus(201)
    const invoice = (await desk.get(`/api/invoices/${made.body().invoiceId}`)).body()
    assert.containsSubset(invoice, { stage: 'full', total: 1844 })
  })
})
