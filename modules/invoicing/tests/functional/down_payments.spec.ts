import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { verifyDocuments } from '#modules/invoicing/queries/verify_documents'
import { verifySums } from '#modules/invoicing/queries/verify_sums'

type Desk = Awaited<ReturnType<typeof makeDesk>>

const MIXED = [
  { ...LINE, unitPrice: 1000 },
  { ...LINE, description: 'Book', unitPrice: 500, taxRate: 7 },
]

const advance = (unitPrice: number, taxRate = 19) => ({
  stage: 'downPayment',
  lines: [{ ...LINE, description: 'Advance', unitPrice, taxRate }],
})

/** A final invoice over 1,500 net in two rates that takes off these down payments. */
const finalDraft = (desk: Desk, downPayments: { _id: string }[], body: object = {}) =>
  desk.draft({
    ...{ stage: 'final', lines: MIXED },
    downPayments: downPayments.map(({ _id }) => _id),
    ...body,
  })

const issue = (desk: Desk, { _id }: { _id: string }) => desk.post(`/api/invoices/${_id}/issue`)

test.group('Down payments (row 37)', () => {
  test('a down payment is an invoice of the same range that says what it is', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const first = await desk.issued()
    const paid = await desk.issued(advance(300))
    assert.containsSubset(paid, { kind: 'invoice', stage: 'downPayment', total: 357, open: 357 })
    assert.equal(Number(paid.number.slice(-4)), Number(first.number.slice(-4)) + 1)
    assert.isNull(paid.serviceDate)
    const pdf = await desk.get(`/api/invoices/${paid._id}/pdf`)
    assert.include(
      decodeURIComponent(String(pdf.header('content-disposition'))),
      'Abschlagsrechnung'
    )
    const mail = (await desk.get(`/api/invoices/${paid._id}/send`)).body()
    assert.include(mail.subject, 'Abschlagsrechnung')

    const kinds = async (kind: string) =>
      (await desk.get(`/api/invoices?kind=${kind}`)).body().map(({ _id }: { _id: string }) => _id)
    assert.deepEqual(await kinds('downPayment'), [paid._id])
    assert.deepEqual(await kinds('invoice'), [first._id])
    assert.deepEqual(await kinds('finalInvoice'), [])
  })
})

test.group('The final invoice (row 38)', () => {
  test('takes off each down payment with its VAT, and asks for the rest alone', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const one = await desk.issued(advance(300))
    const two = await desk.issued(advance(200, 7))
    await desk.post(`/api/invoices/${one._id}/payments`, { amount: 357 })
    const draft = await finalDraft(desk, [one, two])
    const done = (await issue(desk, draft)).body()

    assert.containsSubset(done, { stage: 'final', net: 1000, tax: 154, total: 1154, open: 1154 })
    assert.containsSubset(done.whole, { net: 1500, tax: 225, total: 1725 })
    assert.deepEqual(
      done.whole.taxes.map(({ rate, base, tax }: Record<string, number>) => [rate, base, tax]),
      [
        [19, 1000, 190],
        [7, 500, 35],
      ]
    )
    assert.deepEqual(
      done.taxes.map(({ rate, base, tax }: Record<string, number>) => [rate, base, tax]),
      [
        [19, 700, 133],
        [7, 300, 21],
      ]
    )
    assert.deepEqual(
      done.downPayments.map(({ number, total }: { number: string; total: number }) => [
        number,
        total,
      ]),
      [
        [one.number, 357],
        [two.number, 214],
      ]
    )
    const shown = (await desk.get(`/api/invoices/${one._id}`)).body()
    assert.deepEqual(shown.finalInvoice, { _id: done._id, number: done.number })

    const [totals] = [(await desk.get('/api/invoices')).header('x-totals')]
    assert.containsSubset(JSON.parse(String(totals)).EUR, {
      net: 1500,
      tax: 225,
      total: 1725,
      open: 1368,
    })
    const chain = (await desk.get(`/api/document-chain?type=invoice&id=${two._id}`)).body()
    assert.deepEqual(
      chain.map(({ kind }: { kind: string }) => kind),
      ['downPayment', 'downPayment', 'finalInvoice']
    )
    assert.deepEqual(await verifyDocuments(desk.company), [])
    assert.isTrue(await verifySums(desk.company))
  })

  test('what it takes off is frozen with it', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const paid = await desk.issued(advance(300))
    const done = (await issue(desk, await finalDraft(desk, [paid]))).body()
    await inTx(async () => {
      await writer()
        .from('deducted_down_payments')
        .where('invoice_id', done._id)
        .update({ number: 'RE-1' })
    })
    assert.deepEqual(await verifyDocuments(desk.company), [done.number])
  })

  test('preview, check and saved draft agree, also while it is changed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const [one, two] = [await desk.issued(advance(300)), await desk.issued(advance(200, 7))]
    const draft = await finalDraft(desk, [one])
    const body = {
      ...{ customClient: { name: 'Anna Muster' }, stage: 'final', lines: MIXED },
      downPayments: [one._id],
    }
    const preview = (await desk.post('/api/invoices/preview', body)).body()
    assert.deepEqual(preview.remainder, { net: draft.net, tax: draft.tax, total: draft.total })
    assert.equal(preview.total, draft.whole.total)
    const { findings } = (await desk.post('/api/invoices/check', body)).body()
    const left = findings.find(({ rule }: { rule: string }) => rule === 'down_payments_left')
    assert.include(left.message, two.number)
    ;(await desk.post('/api/invoices/picture', body)).assertStatus(200)

    const both = await desk.put(`/api/invoices/${draft._id}`, { downPayments: [one._id, two._id] })
    assert.equal(both.body().total, 1154)
    const plain = await desk.put(`/api/invoices/${draft._id}`, { stage: 'full' })
    assert.containsSubset(plain.body(), { total: 1725, downPayments: [] })
    const again = await desk.put(`/api/invoices/${draft._id}`, {
      ...{ stage: 'final', downPayments: [two._id] },
    })
    assert.equal(again.body().total, 1511)
    assert.isTrue(await verifySums(desk.company))
  })

  test('only issued down payments of the same recipient and currency fit, each once', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const other = await makeDesk(client)
    const paid = await desk.issued(advance(300))
    const cancelled = await desk.issued(advance(50))
    await desk.post(`/api/invoices/${cancelled._id}/cancel`)
    const unfit = [
      await other.issued(advance(10)),
      await desk.draft(advance(10)),
      await desk.issued({ ...advance(10), currency: 'CHF' }),
      await desk.issued({ ...advance(10), customClient: { name: 'Somebody Else' } }),
      await desk.issued(),
      cancelled,
    ]
    const make = (ids: string[]) =>
      desk.post('/api/invoices', {
        ...{ customClient: { name: 'Anna Muster' }, stage: 'final', lines: MIXED },
        downPayments: ids,
      })
    for (const { _id } of unfit) {
      const refused = await make([paid._id, _id])
      assert.deepEqual([refused.status(), refused.body().code], [422, 'down_payment_unfit'])
      assert.equal(refused.body().fields[0].field, 'downPayments')
    }
    const offered = await desk.get('/api/down-payments?name=Anna%20Muster&currency=EUR')
    assert.deepEqual(
      offered.body().map(({ _id }: { _id: string }) => _id),
      [paid._id]
    )
    const first = await make([paid._id])
    first.assertStatus(201)
    const second = await make([paid._id])
    assert.deepEqual([second.status(), second.body().code], [422, 'down_payment_unfit'])

    const taken = await Promise.all(
      [await desk.issued(advance(20))].flatMap(({ _id }) => [make([_id]), make([_id]), make([_id])])
    )
    assert.deepEqual(taken.map((answer) => answer.status()).sort(), [201, 422, 422])
  })

  test('a down payment stays as it is while a final invoice takes it off, and is free after', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const paid = await desk.issued(advance(300))
    const refusal = async (path: string) => {
      const body = { lines: [{ lineId: paid.lines[0]._id, quantity: 1 }] }
      const answer = await desk.post(`/api/invoices/${paid._id}/${path}`, body)
      return [answer.status(), answer.body().code]
    }
    const draft = await finalDraft(desk, [paid])
    for (const path of ['cancel', 'void', 'credit-notes', 'final']) {
      assert.deepEqual(await refusal(path), [409, 'deducted_in_draft'], path)
    }
    const done = (await issue(desk, draft)).body()
    for (const path of ['cancel', 'void', 'credit-notes', 'final']) {
      assert.deepEqual(await refusal(path), [409, 'deducted'], path)
    }

    const reversed = (await desk.post(`/api/invoices/${done._id}/cancel`)).body()
    const reversal = (await desk.get(`/api/invoices/${reversed.cancelledBy._id}`)).body()
    assert.equal(reversal.total, -done.total)
    assert.containsSubset(reversal.whole, { total: -1725 })
    const copy = (await desk.post(`/api/invoices/${done._id}/duplicate`)).body()
    assert.containsSubset(copy, { stage: 'final', total: done.total })
    ;(await desk.remove(`/api/invoices/${copy._id}`)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${paid._id}/cancel`)).assertStatus(200)
    assert.deepEqual(await verifyDocuments(desk.company), [])
    assert.isTrue(await verifySums(desk.company))
  })

  test('nothing may remain, and then it is paid; less than nothing is refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const all = await desk.issued({ stage: 'downPayment', lines: MIXED })
    const settled = (await issue(desk, await finalDraft(desk, [all]))).body()
    assert.containsSubset(settled, { total: 0, open: 0, status: 'Paid' })

    const much = await desk.issued(advance(2000))
    const refused = await issue(desk, await finalDraft(desk, [much]))
    refused.assertStatus(422)
    assert.deepEqual(
      refused.body().fields.map(({ field, rule }: Record<string, string>) => [field, rule]),
      [['downPayments', 'down_payments_exceed']]
    )
  })

  test('what was given back of a down payment is not taken off', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const paid = await desk.issued(advance(300))
    const credited = await desk.post(`/api/invoices/${paid._id}/credit-notes`, {
      lines: [{ lineId: paid.lines[0]._id, amount: 100 }],
    })
    credited.assertStatus(201)
    const draft = await finalDraft(desk, [paid])
    assert.deepEqual([draft.downPayments[0].total, draft.total], [238, 1487])
  })

  test('is made from a down payment with all that share its references', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const order = { orderNumber: 'B-77' }
    const [one, two] = [
      await desk.issued({ ...advance(300), ...order }),
      await desk.issued({ ...advance(200), ...order }),
    ]
    await desk.issued(advance(50))
    const made = await desk.post(`/api/invoices/${two._id}/final`)
    made.assertStatus(201)
    assert.containsSubset(made.body(), { stage: 'final', status: 'Draft', orderNumber: 'B-77' })
    assert.deepEqual(
      made.body().downPayments.map(({ _id }: { _id: string }) => _id),
      [one._id, two._id]
    )
    const plain = await desk.issued()
    const refused = await desk.post(`/api/invoices/${plain._id}/final`)
    assert.deepEqual([refused.status(), refused.body().code], [409, 'not_down_payment'])
  })
})
