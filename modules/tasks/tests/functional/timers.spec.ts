import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { enter, may } from '#modules/tasks/tests/enter_time'
import { entriesOf } from '#modules/tasks/tests/entries_of'

test.group('Timers', () => {
  test('start answers the entry, start again the same one, stop ends it', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    start.assertStatus(200)
    assert.isTrue(start.body().success)
    assert.isNull(start.body().timeEntry.endTime)
    assert.notProperty(start.body(), 'stopped')

    const again = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    assert.equal(again.body().timeEntry._id, start.body().timeEntry._id)

    const shown = await client.get(`/api/tasks/${task.id}`).bearerToken(owner.token)
    const open = shown.body().task.timeEntries.filter((entry: { endTime: null }) => !entry.endTime)
    assert.deepEqual(
      open.map(({ _id }: { _id: string }) => _id),
      [start.body().timeEntry._id]
    )

    const stop = await client.post(`/api/tasks/${task.id}/time/stop`).bearerToken(owner.token)
    stop.assertStatus(200)
    assert.isTrue(stop.body().success)
    assert.equal(stop.body().timeEntry._id, start.body().timeEntry._id)
    assert.isString(stop.body().timeEntry.endTime)

    const idle = await client.post(`/api/tasks/${task.id}/time/stop`).bearerToken(owner.token)
    idle.assertStatus(409)
    assert.equal(idle.body().code, 'not_running')
  })

  test('switching ends the first at the instant at which the second begins', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { owner } = await makeCompany()
    const [first, second] = [await makeTask(owner, { title: 'First' }), await makeTask(owner)]
    await client.post(`/api/tasks/${first.id}/time/start`).bearerToken(owner.token)
    const later = Date.now() + 90_500
    cleanup(setClock(() => later))
    const answer = await client.post(`/api/tasks/${second.id}/time/start`).bearerToken(owner.token)
    const { stopped, timeEntry } = answer.body()
    assert.containsSubset(stopped, { taskId: first.id, title: 'First' })
    assert.equal(stopped.endTime, timeEntry.startTime)

    const [a, b] = await entriesOf(owner)
    assert.equal(a.ended_at, b.started_at)
    assert.equal(a.ended_because, 'switched')
    assert.isNull(b.ended_at)
  })

  test('a break comes off once, however often it is sent', async ({ client, assert, cleanup }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const later = Date.now() + 3_600_000
    cleanup(setClock(() => later))
    const stop = await client.post(`/api/tasks/${task.id}/time/stop`).bearerToken(owner.token)
    const { _id, seconds } = stop.body().timeEntry

    const send = () =>
      client
        .patch(`/api/time-entries/${_id}`)
        .bearerToken(owner.token)
        .header('idempotency-key', `break-${_id}`)
        .json({ breakSeconds: 600 })
    const answers = await Promise.all([send(), send(), send()])
    for (const answer of answers) {
      answer.assertStatus(200)
      assert.equal(answer.body().seconds, seconds - 600)
    }
    assert.equal((await entriesOf(owner))[0].version, 3)
  })

  test('a server clock that was set back never makes negative time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { owner } = await makeCompany()
    const [first, second] = [await makeTask(owner), await makeTask(owner)]
    await client.post(`/api/tasks/${first.id}/time/start`).bearerToken(owner.token)
    const earlier = Date.now() - 60_000
    cleanup(setClock(() => earlier))
    await client.post(`/api/tasks/${second.id}/time/start`).bearerToken(owner.token)
    const stop = await client.post(`/api/tasks/${second.id}/time/stop`).bearerToken(owner.token)
    assert.equal(stop.body().timeEntry.seconds, 0)
    for (const entry of await entriesOf(owner)) assert.isAtLeast(entry.ended_at, entry.started_at)
  })

  test('done tasks, archived projects and tasks of others take no time', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const project = await makeProject(owner)
    const done = await makeTask(owner, { status: 'done' })
    const archived = await makeTask(owner, { projectId: project.id })
    await client
      .put(`/api/projects/${project.id}`)
      .bearerToken(owner.token)
      .json({ status: 'archived' })
    const stranger = await makeCompany()
    const start = (id: string) =>
      client.post(`/api/tasks/${id}/time/start`).bearerToken(owner.token)

    assert.equal((await start(done.id)).body().code, 'task_done')
    assert.equal((await start(archived.id)).body().code, 'project_archived')
    assert.equal((await start((await makeTask(stranger.owner)).id)).status(), 404)
    assert.equal((await start('undefined')).status(), 404)

    const times = { startTime: may('09:00'), endTime: may('10:00') }
    const late = await enter(client, owner, { taskId: done.id, ...times })
    assert.equal(late.status(), 201, 'what was worked is often written down after the task is done')
    const refused = await enter(client, owner, { taskId: archived.id, ...times })
    assert.equal(refused.body().code, 'project_archived')
    const moved = await client
      .patch(`/api/time-entries/${late.body()._id}`)
      .bearerToken(owner.token)
      .json({ taskId: archived.id })
    assert.equal(moved.body().code, 'project_archived')
  })
})
