import { test } from '@japa/runner'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { clockOf, monthlyFrom } from '#modules/recurring/factories/recurring_factory'

test.group('The rates of hours on recurring invoices', (group) => {
  clockOf(group, '2029-12-31')

  test('row 53: the rate is the project’s, else the client’s; hours without one stay unbilled and are reported', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, {})
    await desk.worked('2029-12-03', 90)
    const { _id, collected } = await desk.collecting({ by: 'task', projectId: desk.projectId })
    assert.deepInclude(collected, { lines: [], hoursWithoutRate: 1.5, net: 0 })
    const { version, ...kept } = (await desk.get(`/api/clients/${desk.clientId}`)).body()
    const priced = await desk.put(`/api/clients/${desk.clientId}`, {
      name: kept.name,
      hourlyRate: '80',
      version,
    })
    priced.assertStatus(200)
    const [line] = (await desk.read(_id)).collected.lines
    assert.deepInclude(line, { quantity: 1.5, unit: 'hrs', unitPrice: 80 })
  })

  test('row 102: time that is not billable is never collected', async ({ client, assert }) => {
    const desk = await makeWork(client)
    await desk.worked('2029-12-03', 60, { billable: false })
    await desk.worked('2029-12-04', 30)
    const { _id, collected } = await desk.collecting({ by: 'task' })
    assert.deepInclude(collected.lines[0], { quantity: 0.5 })
    await desk.step(_id, 'run')
    assert.deepEqual(await desk.areBilled(), [false, true])
  })

  test('row 53: gross prices hold the VAT of the hours, and nothing of others is collected', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '100' })
    await desk.worked('2029-12-03', 60)
    const { collected } = await desk.recurring({
      collects: { by: 'project' },
      invoice: {
        customClient: null,
        clientId: desk.clientId,
        priceMode: 'gross',
        lines: [{ ...LINE, unitPrice: 119 }],
      },
    })
    assert.equal(collected.lines[0].unitPrice, 119)
    const { _id: otherId } = await desk.made('/api/clients', { name: 'Somebody else' })
    const body = desk.bodyOf({ invoice: { customClient: null, clientId: otherId } })
    const other = await desk.made('/api/recurring-invoices', {
      ...body,
      collects: { by: 'entry' },
    })
    assert.isEmpty(other.collected.lines)
    const reduced = await desk.recurring({
      collects: { by: 'entry' },
      invoice: { customClient: null, clientId: otherId, discountAmount: 50 },
    })
    assert.equal(reduced.collected.net, 0)

    const refused = async (collects: object, invoice: object, code: string) => {
      const answer = await desk.post('/api/recurring-invoices', {
        ...desk.bodyOf({ invoice, schedule: monthlyFrom('2030-01-01') }),
        collects,
      })
      answer.assertStatus(422)
      assert.equal(answer.body().code, code)
    }
    const ofOther = { customClient: null, clientId: otherId }
    await refused({ by: 'task', projectId: desk.projectId }, ofOther, 'project_of_other_client')
    const stranger = await makeWork(client)
    await refused({ by: 'task', projectId: stranger.projectId }, ofOther, 'project_unknown')
    await refused({ by: 'task' }, {}, 'collects_client_missing')
  })
})
