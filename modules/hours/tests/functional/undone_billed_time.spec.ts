import { test } from '@japa/runner'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

test.group('Changes of time that is billed by now', (group) => {
  clockOf(group, '2029-12-31')

  test('are not undone, except that of a note', async ({ client, assert }) => {
    const desk = await makeWork(client)
    const { id } = await desk.worked('2029-12-03', 90)
    const path = `/api/time-entries/${id}`
    const patch = (change: object) => client.patch(path).bearerToken(desk.owner.token).json(change)
    ;(await patch({ breakSeconds: 600 })).assertStatus(200)
    const draft = await desk.made('/api/invoices', { clientId: desk.clientId })
    ;(await desk.post(`/api/invoices/${draft._id}/hours`, {})).assertStatus(200)
    const refused = await desk.post('/api/time-changes/undo', {})
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'is_billed')
    ;(await patch({ note: 'On site' })).assertStatus(200)
    ;(await desk.post('/api/time-changes/undo', {})).assertStatus(200)
    const [entry] = (await desk.get('/api/time-entries')).body()
    assert.containsSubset(entry, { note: '', breakSeconds: 600, isBilled: true })
    const split = await desk.post(`${path}/split`, { at: '2029-12-03T10:30:00Z' })
    split.assertStatus(409)
    assert.equal(split.body().code, 'is_billed')
  })

  test('are refused with the invoice, whose number no employee reads', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const anna = await makePerson(desk.company.id, 'employee')
    const { id: taskId } = await makeTask(desk.owner, {
      projectId: desk.projectId,
      assigneeIds: [anna.user.id],
    })
    const { id } = await desk.worked('2029-12-03', 90, { taskId, userId: anna.user.id })
    const { clientId } = desk
    const { _id } = await desk.made('/api/unbilled-hours/invoice', { clientId })
    const { number } = (await desk.post(`/api/invoices/${_id}/issue`)).body()
    const shorten = ({ token }: { token: string }) =>
      client.patch(`/api/time-entries/${id}`).bearerToken(token).json({ breakSeconds: 60 })
    const [named, silent] = [await shorten(desk.owner), await shorten(anna)]
    for (const refused of [named, silent]) refused.assertStatus(409)
    assert.containsSubset(named.body(), { code: 'is_billed', invoice: { _id, number } })
    assert.include(named.body().error, `on invoice ${number}`)
    assert.equal(silent.body().code, 'is_billed')
    assert.notProperty(silent.body(), 'invoice')
    assert.notInclude(silent.body().error, number)
  })
})
