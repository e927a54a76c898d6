import { test } from '@japa/runner'
import { verifyDocuments } from '#modules/documents/public'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { advance, finalDraft, issue } from '#modules/invoicing/tests/final_drafts'
import { verifySums } from '#modules/invoicing/verify/verify_sums'

test.group('Down payments (row 37)', () => {
  test('a down payment is an invoice of the same range with its own title', async ({
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

test.group('Down payments and their deduction (rows 37 and 38)', () => {
  test('a down payment stays as it is while a final invoice deducts it, and is free after', async ({
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

  test('credited parts of a down payment are not deducted', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const paid = await desk.issued(advance(300))
    const credited = await desk.post(`/api/invoices/${paid._id}/credit-notes`, {
      lines: [{ lineId: paid.lines[0]._id, amount: 100 }],
    })
    credited.assertStatus(201)
    const draft = await finalDraft(desk, [paid])
    assert.deepEqual([draft.downPayments[0].total, draft.total], [238, 1487])
  })
})
