import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { verifyDocuments } from '#modules/documents/public'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { advance, finalDraft, issue, MIXED } from '#modules/invoicing/tests/final_drafts'
import { verifySums } from '#modules/invoicing/verify/verify_sums'

test.group('The final invoice (row 38)', () => {
  test('deducts each down payment with its VAT, and only the rest is payable', async ({
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
    // Lists tell the gross of the whole beside the remainder.
    const rows: { _id: string; gross: number; total: number }[] = (
      await desk.get('/api/invoices')
    ).body()
    const row = rows.find(({ _id }) => _id === done._id)
    assert.deepEqual([row?.gross, row?.total, done.gross], [1725, 1154, 1725])
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

  test('its deductions are frozen with it', async ({ client, assert }) => {
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

  test('the remainder may be zero, and then it is paid; less is refused', async ({
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
})
