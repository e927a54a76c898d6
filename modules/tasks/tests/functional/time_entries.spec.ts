import { test } from '@japa/runner'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { enter, may } from '#modules/tasks/tests/enter_time'

test.group('Time entries', () => {
  test('are entered, listed by local day, changed and deleted', async ({ client, assert }) => {
    const { owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
    const task = await makeTask(owner)
    const made = await enter(client, owner, {
      taskId: task.id,
      startTime: '2026-05-04T22:30:00Z',
      endTime: '2026-05-04T23:30:00Z',
      breakSeconds: 600,
      note: 'Call',
    })
    made.assertStatus(201)
    assert.containsSubset(made.body(), { seconds: 3000, breakSeconds: 600, note: 'Call' })

    const list = (query: Record<string, string>) =>
      client.get('/api/time-entries').qs(query).bearerToken(owner.token)
    // Half past ten in UTC is the next day in Berlin.
    assert.lengthOf((await list({ from: '2026-05-04', to: '2026-05-04' })).body(), 0)
    assert.lengthOf((await list({ from: '2026-05-05', to: '2026-05-05' })).body(), 1)
    assert.lengthOf((await list({ taskId: task.id, userId: owner.user.id })).body(), 1)

    const address = `/api/time-entries/${made.body()._id}`
    const changed = await client
      .patch(address)
      .bearerToken(owner.token)
      .json({ endTime: '2026-05-05T00:00:00Z', version: 1 })
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), { seconds: 4800, note: 'Call', version: 2 })

    const removed = await client.delete(address).bearerToken(owner.token)
    removed.assertStatus(204)
    assert.lengthOf((await list({})).body(), 0)
  })

  test('changed by two editors keep the first one’s change', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const made = await enter(client, owner, {
      taskId,
      startTime: may('09:00'),
      endTime: may('10:00'),
    })
    const change = (note: string) =>
      client
        .patch(`/api/time-entries/${made.body()._id}`)
        .bearerToken(owner.token)
        .json({ note, version: 1 })
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(change))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409, 409, 409])
    const conflict = answers.find((answer) => answer.status() === 409)!
    assert.containsSubset(conflict.body(), { code: 'version_conflict', version: 2 })
  })

  test('must make sense', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const nine = { taskId, startTime: may('09:00'), endTime: may('10:00') }
    const cases: [Record<string, unknown>, string, string][] = [
      [{ endTime: may('08:00') }, 'endTime', 'ends_before_start'],
      [{ breakSeconds: 3601 }, 'breakSeconds', 'break_too_long'],
      [{ breakSeconds: -1 }, 'breakSeconds', 'min'],
      [{ breakSeconds: 1.5 }, 'breakSeconds', 'withoutDecimals'],
      [{ endTime: '2999-01-01T00:00:00Z' }, 'endTime', 'in_future'],
      [{ startTime: '2026-02-30T00:00:00Z' }, 'startTime', 'instant'],
      [{ startTime: '2026-05-04T09:00:00' }, 'startTime', 'instant'],
    ]
    for (const [change, field, rule] of cases) {
      const answer = await enter(client, owner, { ...nine, ...change })
      answer.assertStatus(422)
      assert.containsSubset(answer.body().fields[0], { field, rule })
    }
  })

  test('count real seconds when the clocks change in Berlin', async ({ client, assert }) => {
    const { owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
    const { id: taskId } = await makeTask(owner)
    const spring = await enter(client, owner, {
      taskId,
      startTime: '2026-03-29T01:30:00+01:00',
      endTime: '2026-03-29T03:30:00+02:00',
    })
    const autumn = await enter(client, owner, {
      taskId,
      startTime: '2025-10-26T02:30:00+02:00',
      endTime: '2025-10-26T02:30:00+01:00',
    })
    assert.equal(spring.body().seconds, 3600)
    assert.equal(autumn.body().seconds, 3600)
    assert.equal(spring.body().startTime, '2026-03-29T00:30:00.000Z')

    const noted = await client
      .patch(`/api/time-entries/${autumn.body()._id}`)
      .bearerToken(owner.token)
      .json({ note: 'Only the note' })
    assert.containsSubset(noted.body(), {
      startTime: autumn.body().startTime,
      endTime: autumn.body().endTime,
    })
  })

  test('of others are closed to employees and open to the desk', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const [anna, ben] = await Promise.all([
      makePerson(company.id, 'employee'),
      makePerson(company.id, 'employee'),
    ])
    const { id: taskId } = await makeTask(owner, { assigneeIds: [anna.user.id, ben.user.id] })
    const times = { taskId, startTime: may('09:00'), endTime: may('10:00') }
    const hers = await enter(client, anna, times)
    hers.assertStatus(201)
    ;(await enter(client, ben, times)).assertStatus(201)
    ;(await enter(client, ben, { ...times, userId: anna.user.id })).assertStatus(403)

    const address = `/api/time-entries/${hers.body()._id}`
    ;(await client.patch(address).bearerToken(ben.token).json({ note: 'x' })).assertStatus(404)
    ;(await client.delete(address).bearerToken(ben.token)).assertStatus(404)
    ;(await client.patch(address).bearerToken(owner.token).json({ note: 'x' })).assertStatus(200)

    const [member, adviser] = await Promise.all([
      makePerson(company.id, 'member'),
      makePerson(company.id, 'adviser'),
    ])
    const later = { taskId, startTime: may('11:00'), endTime: may('12:00'), userId: anna.user.id }
    const drawn = await enter(client, member, later)
    drawn.assertStatus(201)
    assert.equal(drawn.body().user._id, anna.user.id)
    ;(await enter(client, adviser, later)).assertStatus(403)
    await client.delete(`/api/time-entries/${drawn.body()._id}`).bearerToken(member.token)

    const list = (person: Person) => client.get('/api/time-entries').bearerToken(person.token)
    assert.lengthOf((await list(ben)).body(), 1)
    assert.lengthOf((await list(owner)).body(), 2)

    const page = await client.get(`/api/tasks/${taskId}`).bearerToken(ben.token)
    assert.lengthOf(page.body().task.timeEntries, 1)
    assert.equal(page.body().task.trackedSeconds, 3600)
  })
})
