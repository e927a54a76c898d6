import { test } from '@japa/runner'
import { dayOf, now } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'

test.group('The work of everyone', () => {
  test('the desk sees projects, hours of the week against the target and the running task', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const userId = desk.owner.user.id
    const minutes = [480, 480, 480, 480, 480, 0, 0]
    await desk.made(`/api/employees/${userId}/work-patterns`, { from: '2026-01-01', minutes })
    await desk.put(`/api/projects/${desk.projectId}`, { memberIds: [userId] })
    const start = now() - 2_000
    await desk.worked(dayOf(start, 'UTC'), 0, { startTime: start - 60_000, endTime: start })
    await desk.post(`/api/tasks/${desk.taskId}/time/start`, {})
    const adviser = await makePerson(desk.company.id, 'adviser')

    const rows = (await desk.get('/api/employees/work')).body()
    assert.deepEqual(
      rows.map(({ _id }: { _id: string }) => _id),
      [userId]
    )
    const [own] = rows
    assert.containsSubset(own, {
      projects: [{ _id: desk.projectId, name: 'Web shop' }],
      running: { _id: desk.taskId, name: 'Design' },
    })
    assert.isNumber(own.weekTarget)
    assert.isAtLeast(own.monthSeconds + own.weekSeconds, 60)
    assert.notMatch(JSON.stringify(own), /rate|amount|currency/i)

    const employee = await makePerson(desk.company.id, 'employee')
    for (const { token } of [employee, adviser]) {
      ;(await client.get('/api/employees/work').bearerToken(token)).assertStatus(403)
    }
  })
})
