import { test } from '@japa/runner'
import { today } from '#core/clock'
import { makeStaff } from '#modules/people/factories/staff_factory'

const WEEK = { weekStart: '2026-03-02' }

test.group('Row 106: weeks', () => {
  test('row 106: a week is submitted, sent back with a reason, submitted again and approved', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const submitted = await staff.worker.post('/api/weeks', WEEK)
    submitted.assertStatus(201)
    const path = `/api/weeks/${submitted.body()._id}`
    ;(await staff.as(staff.member).post(`${path}/approve`)).assertStatus(403)
    ;(await staff.boss.post(`${path}/return`)).assertStatus(422)
    ;(await staff.boss.post(`${path}/return`, { reason: 'Friday is missing' })).assertStatus(200)
    const week = (await staff.month('2026-03')).weeks[1]
    assert.containSubset(week.submission, { status: 'returned', reason: 'Friday is missing' })
    ;(await staff.worker.post('/api/weeks', WEEK)).assertStatus(201)
    const approved = await staff.boss.post(`${path}/approve`)
    assert.containSubset(approved.body(), { status: 'approved', reason: '' })
    const [listed] = (await staff.boss.get('/api/weeks?status=approved')).body()
    assert.containSubset(listed, { weekStart: '2026-03-02', userName: 'Test employee' })
  })

  test('row 106: time of a submitted week is neither added, changed, moved nor deleted', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const inside = await staff.work('2026-03-08', '21:00', '22:00')
    const outside = await staff.work('2026-03-09', '08:00', '09:00')
    await staff.worker.post('/api/weeks', WEEK)
    const added = { startTime: '2026-03-04T08:00:00Z', endTime: '2026-03-04T09:00:00Z' }
    const refused = [
      await staff.worker.post('/api/time-entries', { taskId: staff.taskId, ...added }),
      await staff.boss.patch(`/api/time-entries/${inside._id}`, { billable: false }),
      await staff.worker.patch(`/api/time-entries/${outside._id}`, added),
      await staff.worker.delete(`/api/time-entries/${inside._id}`),
    ]
    for (const answer of refused) {
      answer.assertStatus(409)
      assert.containSubset(answer.body(), { code: 'week_locked', weekStart: '2026-03-02' })
    }
    const note = await staff.worker.patch(`/api/time-entries/${inside._id}`, { note: 'On site' })
    note.assertStatus(200)
  })

  test('row 106: a week that was taken back or sent back is open again', async ({ client }) => {
    const staff = await makeStaff(client)
    const first = (await staff.worker.post('/api/weeks', WEEK)).body()
    ;(await staff.boss.delete(`/api/weeks/${first._id}`)).assertStatus(404)
    ;(await staff.worker.delete(`/api/weeks/${first._id}`)).assertStatus(204)
    await staff.work('2026-03-04', '08:00', '09:00')
    const second = (await staff.worker.post('/api/weeks', WEEK)).body()
    await staff.boss.post(`/api/weeks/${second._id}/approve`)
    ;(await staff.worker.delete(`/api/weeks/${second._id}`)).assertStatus(409)
    await staff.boss.post(`/api/weeks/${second._id}/return`, { reason: 'One hour is missing' })
    await staff.work('2026-03-05', '08:00', '09:00')
  })

  test('row 106: only Mondays of weeks that have begun are taken, and only once', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    for (const weekStart of ['2026-03-03', '2098-12-29']) {
      const answer = await staff.worker.post('/api/weeks', { weekStart })
      answer.assertStatus(422)
      assert.equal(answer.body().fields[0].field, 'weekStart')
    }
    await staff.worker.post('/api/weeks', WEEK)
    ;(await staff.worker.post('/api/weeks', WEEK)).assertStatus(409)
  })

  test('row 106: a running timer is stopped before its own week is submitted, not before others', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const weekStart = await currentWeek(staff)
    await staff.worker.post(`/api/tasks/${staff.taskId}/time/start`)
    const answer = await staff.worker.post('/api/weeks', { weekStart })
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'timer_running')
    ;(await staff.worker.post('/api/weeks', WEEK)).assertStatus(201)
  })

  test('row 106: a timer does not start in a week that was submitted', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const weekStart = await currentWeek(staff)
    ;(await staff.worker.post('/api/weeks', { weekStart })).assertStatus(201)
    const answer = await staff.worker.post(`/api/tasks/${staff.taskId}/time/start`)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'week_locked')
  })
})

async function currentWeek({ worker, page }: Awaited<ReturnType<typeof makeStaff>>) {
  const { weeks } = (await worker.get(`${page}/month`)).body()
  const day = today('Europe/Berlin')
  return weeks.find(({ weekEnd }: { weekEnd: string }) => weekEnd >= day).weekStart
}
