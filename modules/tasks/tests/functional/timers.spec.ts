import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { stopTimersOutOfReach } from '#modules/tasks/actions/stop_timers'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'

const entriesOf = (person: Person) =>
  reader().from('time_entries').where('user_id', person.user.id).orderBy('started_at').orderBy('id')

async function anotherSession({ user }: Person): Promise<string> {
  const { token } = await inTx(() => Session.open(user, { userAgent: 'phone', ipAddress: '::1' }))
  return token
}

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

  test('fifty parallel starts from five devices leave one open entry', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => anotherSession(owner)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, count) =>
        client.post(`/api/tasks/${task.id}/time/start`).bearerToken(tokens[count % 5]!)
      )
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.equal(new Set(answers.map((answer) => answer.body().timeEntry._id)).size, 1)
    assert.lengthOf(await entriesOf(owner), 1)
  })

  test('starts of ten tasks at once leave one open entry and no gap between the others', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const tasks = []
    for (let count = 0; count < 10; count++) tasks.push(await makeTask(owner))
    await Promise.all(
      tasks.map(({ id }) => client.post(`/api/tasks/${id}/time/start`).bearerToken(owner.token))
    )
    const entries = await entriesOf(owner)
    assert.lengthOf(entries, 10)
    const starts = new Set(entries.map(({ started_at }) => started_at))
    for (const { ended_at } of entries) assert.isTrue(ended_at === null || starts.has(ended_at))
    assert.lengthOf(
      entries.filter(({ ended_at }) => ended_at === null),
      1
    )
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

  test('fifty parallel stops close the entry once', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post(`/api/tasks/${task.id}/time/stop`).bearerToken(owner.token)
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      49
    )
    assert.lengthOf(await entriesOf(owner), 1)
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
  })
})

test.group('A running timer is ended', () => {
  test('when its task is done', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const done = await client
      .put(`/api/tasks/${task.id}`)
      .bearerToken(owner.token)
      .json({ status: 'done' })
    done.assertStatus(200)
    const [entry] = await entriesOf(owner)
    assert.equal(entry.ended_because, 'task_done')
  })

  test('when its project is archived', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const project = await makeProject(owner)
    const task = await makeTask(owner, { projectId: project.id })
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    await client
      .put(`/api/projects/${project.id}`)
      .bearerToken(owner.token)
      .json({ status: 'archived' })
    const [entry] = await entriesOf(owner)
    assert.equal(entry.ended_because, 'project_archived')
  })

  test('when an employee loses the project, and stop then finds nothing', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const project = await makeProject(owner, { memberIds: [anna.user.id] })
    const task = await makeTask(owner, { projectId: project.id })
    const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    start.assertStatus(200)
    await client.put(`/api/projects/${project.id}`).bearerToken(owner.token).json({ memberIds: [] })

    const [entry] = await entriesOf(anna)
    assert.isNotNull(entry.ended_at)
    assert.equal(entry.ended_because, 'access_withdrawn')
    const again = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    again.assertStatus(404)
  })

  test('when its user was disabled, or may work on the task no more as an employee', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const [disabled, lowered, unharmed] = await Promise.all([
      makePerson(company.id, 'employee'),
      makePerson(company.id, 'member'),
      makePerson(company.id, 'member'),
    ])
    const task = await makeTask(owner, { assigneeIds: [disabled.user.id] })
    const people = [disabled, lowered, unharmed]
    for (const { token } of people) {
      const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(token)
      start.assertStatus(200)
    }
    await inTx(async () => {
      const users = () => writer().from('users')
      await users().where('id', disabled.user.id).update({ is_active: false })
      await users().where('id', lowered.user.id).update({ role: 'employee' })
      await stopTimersOutOfReach(company)
    })
    const reasons = await Promise.all(people.map(async (each) => (await entriesOf(each))[0]))
    assert.deepEqual(
      reasons.map(({ ended_because }) => ended_because),
      ['access_withdrawn', 'access_withdrawn', null]
    )
  })

  test('when the company is suspended', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    await inTx(() => company.suspend())
    let [entry] = await entriesOf(owner)
    while (entry.ended_at === null) [entry] = await entriesOf(owner)
    assert.equal(entry.ended_because, 'company_suspended')
    const refused = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    assert.equal(refused.body().code, 'company_suspended')
  })
})
