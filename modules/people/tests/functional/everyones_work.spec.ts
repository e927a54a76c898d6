import { test } from '@japa/runner'
import { addDays, dayOf, now, today } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { makeStaff } from '#modules/people/factories/staff_factory'

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
    assert.isNumber(own.monthBalance)
    assert.isNumber(own.billableShare)
    assert.isAtLeast(own.monthSeconds + own.weekSeconds, 60)
    assert.notMatch(JSON.stringify(own), /rate|amount|currency/i)

    const employee = await makePerson(desk.company.id, 'employee')
    for (const { token } of [employee, adviser]) {
      ;(await client.get('/api/employees/work').bearerToken(token)).assertStatus(403)
    }
  })

  test('is found by who is over and who is under the target of the month up to yesterday', async ({
    client,
    assert,
  }) => {
    const staff = await makeStaff(client)
    const yesterday = addDays(today('Europe/Berlin'), -1)
    const first = `${yesterday.slice(0, 8)}01`
    const found = async (target: string) => {
      const people = (await staff.boss.get(`/api/employees?target=${target}`)).body()
      return people.map(({ _id }: { _id: string }) => _id)
    }
    assert.deepEqual([await found('over'), await found('under')], [[], []])
    // One minute a day: the hour of yesterday is more, however long the month already is.
    await staff.agree(first, [1, 1, 1, 1, 1, 1, 1])
    await staff.work(yesterday, '08:00', '09:00')
    assert.deepEqual([await found('over'), await found('under')], [[staff.id], []])
    await staff.boss.post(`/api/employees/${staff.ownerId}/work-patterns`, {
      from: first,
      minutes: [480, 480, 480, 480, 480, 480, 480],
    })
    const work: { _id: string; monthBalance: number | null }[] = (
      await staff.boss.get('/api/employees/work')
    ).body()
    const balance = new Map(work.map(({ _id, monthBalance }) => [_id, monthBalance]))
    assert.isAbove(Number(balance.get(staff.id)), 0)
    // A month may have begun with a public holiday and nothing else.
    const isUnder = Number(balance.get(staff.ownerId)) < 0
    assert.deepEqual(await found('under'), isUnder ? [staff.ownerId] : [])
    assert.isNull(balance.get(staff.member.user.id))
  })
})
