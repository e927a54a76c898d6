import { test } from '@japa/runner'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { advance, finalDraft, MIXED } from '#modules/invoicing/tests/final_drafts'
import { verifySums } from '#modules/invoicing/verify/verify_sums'

test.group('The draft of a final invoice (row 38)', () => {
  test('preview, check and saved draft agree, also while it is changed', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const [one, two] = [await desk.issued(advance(300)), await desk.issued(advance(200, 7))]
    const draft = await finalDraft(desk, [one])
    const body = {
      customClient: { name: 'Anna Muster' },
      stage: 'final',
      lines: MIXED,
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
      stage: 'final',
      downPayments: [two._id],
    })
    assert.equal(again.body().total, 1511)
    assert.isTrue(await verifySums(desk.company))
  })

  test('a down payment that is not fully paid is deducted in full, and the check says why', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const one = await desk.issued(advance(300))
    const check = async () => {
      const body = {
        customClient: { name: 'Anna Muster' },
        stage: 'final',
        lines: MIXED,
        downPayments: [one._id],
      }
      const { findings } = (await desk.post('/api/invoices/check', body)).body()
      return findings.find(({ rule }: { rule: string }) => rule === 'down_payments_unpaid')
    }
    await desk.post(`/api/invoices/${one._id}/payments`, { amount: 100 })
    const finding = await check()
    assert.include(finding.message, one.number)
    assert.isFalse(finding.needsAcknowledgement)
    assert.equal((await finalDraft(desk, [one])).total, 1725 - 357)
    await desk.post(`/api/invoices/${one._id}/payments`, { amount: 257 })
    assert.isUndefined(await check())
  })

  test('only issued down payments of the same recipient and currency fit, each at most once', async ({
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
        customClient: { name: 'Anna Muster' },
        stage: 'final',
        lines: MIXED,
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

  test('is made from a down payment, with all that share its references', async ({
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
