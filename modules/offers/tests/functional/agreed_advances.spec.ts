import { test } from '@japa/runner'
import { makeProposalDesk } from '#modules/offers/proposals/factories/proposal_factory'

type Link = { _id: string; type: string; number: string }

test.group('Advance invoices on an agreement', () => {
  test('row 70: a part is invoiced in advance, and the invoice over the whole deducts it', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.accepted({}, [2])
    const convert = (body: object) => desk.post(`/api/proposals/${proposal._id}/convert`, body)
    for (const advance of [undefined, {}, { amount: 0.001 }, { percent: 101 }]) {
      ;(await convert({ to: 'advance', advance })).assertStatus(422)
    }
    const much = await convert({ to: 'advance', advance: { amount: 1050.01 } })
    assert.deepEqual([much.status(), much.body().code], [422, 'down_payment_exceeds'])

    const made = await convert({ to: 'advance', advance: { percent: 40 } })
    made.assertStatus(201)
    const { id } = made.body()
    const draft = (await desk.get(`/api/invoices/${id}`)).body()
    assert.containsSubset(draft, { stage: 'downPayment', status: 'Draft', total: 499.8 })
    assert.include(draft.lines[0].description, 'A new website')
    const again = await convert({ to: 'advance', advance: { percent: 40 } })
    assert.equal(again.body().code, 'already_converted')
    const early = await convert({ to: 'invoice' })
    assert.deepEqual([early.status(), early.body().code], [409, 'down_payment_draft'])

    ;(await desk.post(`/api/invoices/${id}/issue`)).assertStatus(200)
    const final = await desk.post(`/api/invoices/${id}/final`)
    final.assertStatus(201)
    assert.containsSubset(final.body(), { stage: 'final', total: 749.7, whole: { total: 1249.5 } })
    assert.deepEqual(
      final.body().downPayments.map(({ _id }: { _id: string }) => _id),
      [id]
    )
    const chain = (await desk.get(`/api/document-chain?type=invoice&id=${id}`)).body()
    assert.sameMembers(
      chain.map(({ type, kind }: Link & { kind?: string }) => kind ?? type),
      ['proposal', 'downPayment', 'finalInvoice']
    )
    assert.sameDeepMembers((await desk.read(proposal._id)).conversions, [
      { to: 'advance', id },
      { to: 'invoice', id: final.body()._id },
    ])
  })

  test('an agreement that costs nothing has no advance', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.accepted({ lines: [] })
    for (const advance of [{ percent: 40 }, { amount: 10 }]) {
      const refused = await desk.post(`/api/proposals/${proposal._id}/convert`, {
        to: 'advance',
        advance,
      })
      assert.deepEqual([refused.status(), refused.body().code], [422, 'down_payment_exceeds'])
    }
  })

  test('an advance that was wholly given back is not deducted', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.accepted({}, [2])
    const convert = (body: object) => desk.post(`/api/proposals/${proposal._id}/convert`, body)
    const { id } = (await convert({ to: 'advance', advance: { percent: 40 } })).body()
    const advance = (await desk.post(`/api/invoices/${id}/issue`)).body()
    const lines = advance.lines.map(({ _id }: { _id: string }) => ({ lineId: _id, quantity: 1 }))
    ;(await desk.post(`/api/invoices/${id}/credit-notes`, { lines })).assertStatus(201)

    const made = await convert({ to: 'invoice' })
    made.assertStatus(201)
    const invoice = (await desk.get(`/api/invoices/${made.body().id}`)).body()
    assert.containsSubset(invoice, { stage: 'full', total: 1249.5 })
  })
})
