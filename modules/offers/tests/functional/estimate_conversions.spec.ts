import { test } from '@japa/runner'
import { today } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { makeSalesDesk } from '#modules/offers/estimates/factories/estimate_factory'
import { addTime } from '#modules/tasks/actions/save_time_entry'
import { makeTask } from '#modules/tasks/factories/task_factory'

type Link = { _id: string; type: string; number: string }

test.group('Results of an accepted estimate', () => {
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

  test('the hours of a project that an estimate pays for are billed only when that is asked for', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { _id: clientId } = (await desk.post('/api/clients', { name: 'Anna' })).body()
    const { estimate } = await desk.offered({
      clientId,
      customClient: null,
      lines: [{ description: 'Planung', quantity: 10, unit: 'h', unitPrice: 90, taxRate: 19 }],
    })
    await desk.post(`/api/estimates/${estimate._id}/accept`, { name: 'Anna' })
    const made = await desk.post(`/api/estimates/${estimate._id}/conversions`, { to: 'project' })
    const projectId: string = made.body().id
    const { id: taskId } = await makeTask(desk.owner, { title: 'Planung', projectId })
    const { id: userId, role } = desk.owner.user
    const startTime = Date.parse('2026-01-05T09:00:00Z')
    const time = { taskId, startTime, endTime: startTime + 9_000_000 }
    await inTx(() => addTime({ company: desk.company, caller: { userId, role } }, time))

    const [sum] = (await desk.get(`/api/unbilled-hours?projectId=${projectId}`)).body()
    assert.containsSubset(sum, { seconds: 9000, isCovered: true })
    const preview = (await desk.post('/api/unbilled-hours/preview', { clientId })).body()
    assert.containsSubset(preview, { lines: [], projects: [], coveredSeconds: 9000 })
    const refused = await desk.post('/api/unbilled-hours/invoice', { clientId })
    assert.equal(refused.body().code, 'no_unbilled_hours')
    const billed = await desk.post('/api/unbilled-hours/invoice', {
      clientId,
      includesCovered: true,
    })
    billed.assertStatus(201)
    assert.equal(billed.body().lines[0].quantity, 2.5)
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
