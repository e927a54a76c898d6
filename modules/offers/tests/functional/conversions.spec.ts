import { test } from '@japa/runner'
import { today } from '#core/clock'
import { makeProposalDesk } from '#modules/offers/proposals/factories/proposal_factory'

type Link = { _id: string; type: string; number: string }

test.group('Results of an agreement', () => {
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

  test('row 70: a deleted result can be created again', async ({ client, assert }) => {
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

  test('row 70: an open proposal has no results, and a recurring invoice needs dates', async ({
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
})
