import { test } from '@japa/runner'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

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
})
