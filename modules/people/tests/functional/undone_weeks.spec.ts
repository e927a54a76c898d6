import { test } from '@japa/runner'
import { makeStaff } from '#modules/people/factories/staff_factory'

test.group('Changes of time in a week that is locked by now', () => {
  test('are neither undone nor split, until the week is sent back', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    const { _id } = await staff.work('2026-03-04', '08:00', '10:00')
    const week = await staff.worker.post('/api/weeks', { weekStart: '2026-03-02' })
    week.assertStatus(201)
    for (const [path, body] of [
      ['/api/time-changes/undo', {}],
      [`/api/time-entries/${_id}/split`, { at: '2026-03-04T09:00:00Z' }],
    ] as const) {
      const refused = await staff.worker.post(path, body)
      refused.assertStatus(409)
      assert.containsSubset(refused.body(), { code: 'week_locked', weekStart: '2026-03-02' })
    }
    await staff.boss.post(`/api/weeks/${week.body()._id}/return`, { reason: 'One hour too many' })
    ;(await staff.worker.post('/api/time-changes/undo')).assertStatus(200)
    assert.deepEqual((await staff.worker.get('/api/time-entries')).body(), [])
  })
})
