import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { keptUnbilledSums } from '#modules/hours/queries/kept_sums'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { may } from '#modules/tasks/tests/enter_time'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

const HOUR = 3_600_000

test.group('Time that is changed in odd ways', () => {
  test('a timer with a break entered by hand ends earlier, with no more break than time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const start = await time.start(task.id)
    clock.pass(7200)
    ;(await time.edit(start.body().timeEntry._id, { breakSeconds: 3600 })).assertStatus(200)
    const stop = await time.trim(iso(clock.now() - 1.5 * HOUR))
    stop.assertStatus(200)
    assert.containsSubset(stop.body().timeEntry, { breakSeconds: 1800, seconds: 0 })
  })

  test('entries of different days are not merged: their time would move', async ({ client }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const add = async (startTime: string, endTime: string) =>
      (await time.add({ taskId: task.id, startTime, endTime })).body()._id
    const monday = await add(may('09:00'), may('17:00'))
    const tuesday = await add('2026-05-05T09:00:00Z', '2026-05-05T17:00:00Z')
    const merged = await time.merge(monday, tuesday)
    merged.assertStatus(422)
    merged.assertBodyContains({ code: 'merge_days_differ' })
  })

  test('an entry of no length at the start of another one takes none of its time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const { _id, startTime } = (await time.start(task.id)).body().timeEntry
    const empty = await time.add({ taskId: task.id, startTime, endTime: startTime, note: 'Call' })
    empty.assertStatus(201)
    clock.pass(3600)
    const merged = await time.merge(_id, empty.body()._id)
    merged.assertStatus(200)
    const running = (await time.get('timer')).body().timeEntry
    assert.containsSubset(running, { startTime, endTime: null, seconds: 3600 })
  })

  test('a break that begins in the future is refused, also from a client without a connection', async ({
    client,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const recorded = await client
      .post('/api/offline-times')
      .bearerToken(owner.token)
      .json({
        taskId: task.id,
        startTime: iso(Date.now() - HOUR),
        breaks: [{ startTime: '2099-01-01T00:00:00Z' }],
      })
    recorded.assertStatus(422)
  })

  test('a member who becomes an employee sees and undoes only changes of their own time', async ({
    client,
    assert,
  }) => {
    const { owner, company } = await makeCompany()
    const task = await makeTask(owner)
    const member = await makePerson(company.id, 'member')
    const [others, own] = [timeCalls(client, owner), timeCalls(client, member)]
    const entry = { taskId: task.id, startTime: may('09:00'), endTime: may('10:00') }
    const { _id } = (await others.add(entry)).body()
    ;(await own.edit(_id, { note: 'Not mine' })).assertStatus(200)
    assert.lengthOf((await own.changes()).body(), 1)
    await inTx(() =>
      writer().from('users').where('id', member.user.id).update({ role: 'employee' })
    )
    assert.lengthOf((await own.changes()).body(), 0)
    const undo = await own.undo()
    undo.assertStatus(409)
    undo.assertBodyContains({ code: 'nothing_to_undo' })
  })

  test('unbilled hours that are kept follow a timer that was started before the newest entry', async ({
    client,
    assert,
  }) => {
    const { owner, company } = await makeCompany()
    const calls = timeCalls(client, owner)
    const post = (path: string, body: Record<string, unknown>) =>
      client.post(`/api/${path}`).bearerToken(owner.token).json(body)
    const { _id: clientId } = (await post('clients', { name: 'Acme' })).body()
    const project = await post('projects', { name: 'Site', clientId, hourlyRate: 90 })
    const task = await post('tasks', { title: 'Build', projectId: project.body()._id })
    const taskId = task.body().task._id
    const member = await makePerson(company.id, 'member')
    const newest = timeCalls(client, member)
    const now = Math.floor(Date.now() / 1000) * 1000
    const ago = (hours: number) => iso(now - hours * HOUR)
    ;(await newest.add({ taskId, startTime: ago(1), endTime: ago(0.5) })).assertStatus(201)
    const seconds = async () =>
      (await keptUnbilledSums(company)).reduce((sum, one) => sum + one.seconds, 0)
    assert.equal(await seconds(), 1800)
    ;(await calls.start(taskId, ago(3))).assertStatus(200)
    ;(await calls.stop(ago(2))).assertStatus(200)
    assert.equal(await seconds(), 1800 + 3600)
  })
})
