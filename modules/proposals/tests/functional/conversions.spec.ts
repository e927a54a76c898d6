import { test } from '@japa/runner'
import { today } from '#core/clock'
import { makeProposalDesk } from '#modules/proposals/factories/proposal_factory'
import { makeSalesDesk } from '#modules/sales/factories/estimate_factory'

type Link = { _id: string; type: string; number: string }

test.group('What follows from an agreement', () => {
  test('row 70: an accepted proposal becomes an estimate, an invoice, a recurring invoice and a project, each linked both ways', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.accepted({}, [2])
    const convert = (body: object) => desk.post(`/api/proposals/${proposal._id}/convert`, body)
    const chainOf = async (type: string, id: string): Promise<Link[]> =>
      (await desk.get(`/api/document-chain?type=${type}&id=${id}`)).body()
    const schedule = { startOn: today('Europe/Berlin'), every: 1, unit: 'month' }
    const ids: Record<string, string> = {}
    for (const to of ['estimate', 'invoice', 'recurring', 'project']) {
      const made = await convert({ to, schedule })
      made.assertStatus(201)
      ids[to] = made.body().id
      assert.equal((await convert({ to, schedule })).body().code, 'already_converted')
    }
    const estimate = (await desk.get(`/api/estimates/${ids.estimate}`)).body()
    assert.deepInclude(estimate, { status: 'Draft', total: 1249.5 })
    assert.lengthOf(estimate.lines, 2)
    const invoice = (await desk.get(`/api/invoices/${ids.invoice}`)).body()
    assert.deepInclude(invoice, { status: 'Draft', total: 1249.5 })
    const recurring = (await desk.get(`/api/recurring-invoices/${ids.recurring}`)).body()
    assert.deepInclude(recurring, { name: 'A new website', mode: 'draft' })
    const project = (await desk.get(`/api/projects/${ids.project}`)).body()
    assert.deepInclude(project, {
      name: 'A new website',
      budgetHours: 10,
      hourlyRate: 100,
      startDate: '2027-01-04',
      dueDate: '2027-02-01',
    })

    const whole = [
      { type: 'proposal', _id: proposal._id },
      ...Object.entries(ids).map(([type, _id]) => ({ type, _id })),
    ]
    for (const { type, _id } of whole) {
      const chain = await chainOf(type, _id)
      assert.sameDeepMembers(
        chain.map((link) => ({ type: link.type, _id: link._id })),
        whole
      )
    }
    const { conversions } = await desk.read(proposal._id)
    assert.sameDeepMembers(
      conversions,
      Object.entries(ids).map(([to, id]) => ({ to, id }))
    )
  })

  test('row 70: a part of it is asked for in advance, and the invoice over all takes that off', async ({
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

  test('nothing is asked for in advance of what costs nothing', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.accepted({ lines: [] })
    for (const advance of [{ percent: 40 }, { amount: 10 }]) {
      const refused = await desk.post(`/api/proposals/${proposal._id}/convert`, {
        ...{ to: 'advance', advance },
      })
      assert.deepEqual([refused.status(), refused.body().code], [422, 'down_payment_exceeds'])
    }
  })

  test('an advance that was wholly given back is not taken off', async ({ client, assert }) => {
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

  test('row 70: what was deleted again can be made again', async ({ client, assert }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.accepted()
    const convert = () => desk.post(`/api/proposals/${proposal._id}/convert`, { to: 'invoice' })
    const { id } = (await convert()).body()
    ;(await desk.remove(`/api/invoices/${id}`)).assertStatus(200)
    assert.deepEqual((await desk.read(proposal._id)).conversions, [])
    const again = await convert()
    again.assertStatus(201)
    assert.notEqual(again.body().id, id)
  })

  test('row 70: nothing comes of what was not accepted, and no recurring invoice without dates', async ({
    client,
    assert,
  }) => {
    const desk = await makeProposalDesk(client)
    const { proposal } = await desk.offered()
    const early = await desk.post(`/api/proposals/${proposal._id}/convert`, { to: 'project' })
    early.assertStatus(409)
    assert.equal(early.body().code, 'not_accepted')
    const { proposal: accepted } = await desk.accepted()
    const dateless = await desk.post(`/api/proposals/${accepted._id}/convert`, { to: 'recurring' })
    dateless.assertStatus(422)
    assert.equal(dateless.body().fields[0].field, 'schedule')
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.post(`/api/proposals/${accepted._id}/convert`, { to: 'project' }))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 409, 409])
  })

  test('row 28: an accepted estimate becomes a project with the hours that were sold', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const made = await desk.post('/api/clients', { name: 'Anna' })
    const { estimate } = await desk.offered({
      clientId: made.body()._id,
      customClient: null,
      projectReference: 'Umbau',
      lines: [
        { description: 'Planung', quantity: 12.5, unit: 'Std.', unitPrice: 90, taxRate: 19 },
        { description: 'Aufsicht', quantity: 8, unit: 'h', unitPrice: 90, taxRate: 19 },
        {
          description: 'Reserve',
          quantity: 5,
          unit: 'h',
          unitPrice: 90,
          taxRate: 19,
          isOptional: true,
        },
        { description: 'Material', quantity: 40, unit: 'kg', unitPrice: 3, taxRate: 19 },
      ],
    })
    const convert = () => desk.post(`/api/estimates/${estimate._id}/conversions`, { to: 'project' })
    assert.equal((await convert()).body().code, 'not_accepted')
    await desk.post(`/api/estimates/${estimate._id}/accept`, { name: 'Anna' })
    const converted = await convert()
    converted.assertStatus(201)
    const project = (await desk.get(`/api/projects/${converted.body().id}`)).body()
    assert.deepInclude(project, { name: 'Umbau', budgetHours: 20.5, hourlyRate: 90 })
    assert.equal(project.client._id, made.body()._id)
    const chain: Link[] = (
      await desk.get(`/api/document-chain?type=project&id=${project._id}`)
    ).body()
    assert.sameMembers(
      chain.map(({ type }) => type),
      ['estimate', 'project']
    )
    // The project does not keep the estimate from becoming an invoice too.
    ;(await desk.post(`/api/estimates/${estimate._id}/convert`)).assertStatus(201)
  })

  test('an accepted estimate becomes a recurring invoice that makes drafts', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate } = await desk.offered()
    await desk.post(`/api/estimates/${estimate._id}/accept`, { name: 'Anna', chosen: [2] })
    const made = await desk.post(`/api/estimates/${estimate._id}/conversions`, {
      to: 'recurring',
      schedule: { startOn: today('Europe/Berlin'), every: 3, unit: 'month' },
    })
    made.assertStatus(201)
    const profile = (await desk.get(`/api/recurring-invoices/${made.body().id}`)).body()
    assert.equal(profile.mode, 'draft')
    assert.lengthOf(profile.invoice.lines, 2)
    const known = await desk.get(`/api/estimates/${estimate._id}/conversions`)
    assert.deepEqual(known.body(), [{ to: 'recurring', id: made.body().id }])
  })
})
