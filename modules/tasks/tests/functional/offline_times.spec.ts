import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { may } from '#modules/tasks/tests/enter_time'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { timeCalls } from '#modules/tasks/tests/time_calls'

const offline = (client: ApiClient, { token }: Pick<Person, 'token'>) => ({
  record: (body: Record<string, unknown>, key?: string) => {
    const request = client.post('/api/offline-times').bearerToken(token).json(body)
    return key ? request.header('idempotency-key', key) : request
  },
  change: (id: string, body: Record<string, unknown>) =>
    client.post(`/api/time-entries/${id}/offline-changes`).bearerToken(token).json(body),
})

/** The entries of a person: task, times of the day, and how they came about. */
async function dayOf(person: Person, names: Record<string, string>) {
  const clock = (at: unknown) =>
    at === null ? null : new Date(Number(at)).toISOString().slice(11, 16)
  return (await entriesOf(person)).map((row) => [
    names[String(row.task_id)],
    clock(row.started_at),
    clock(row.ended_at),
    ...(row.recorded_offline ? ['offline'] : []),
  ])
}

async function atWork() {
  const { owner, company } = await makeCompany()
  const [x, y] = [await makeTask(owner), await makeTask(owner)]
  return { owner, company, x, y, names: { [x.id]: 'x', [y.id]: 'y' } }
}

test.group('Time recorded offline', () => {
  test('row 134: a start, a break and a stop come later as one entry, marked, and twice as once', async ({
    client,
    assert,
  }) => {
    const { owner, x, names } = await atWork()
    const { record } = offline(client, owner)
    const body = {
      taskId: x.id,
      startTime: may('09:00'),
      endTime: may('10:00'),
      breaks: [{ startTime: may('09:20'), endTime: may('09:30') }],
    }
    const answer = await record(body, 'train')
    answer.assertStatus(200)
    const { timeEntry } = answer.body()
    assert.containsSubset(timeEntry, { seconds: 3000, breakSeconds: 600, recordedOffline: true })
    const again = await record(body, 'train')
    assert.equal(again.header('idempotent-replayed'), 'true')
    assert.deepEqual(await dayOf(owner, names), [['x', '09:00', '10:00', 'offline']])
    const [listed] = (await timeCalls(client, owner).get('time-entries')).body()
    assert.isTrue(listed.recordedOffline)
    const typed = { taskId: x.id, startTime: may('11:00'), endTime: may('12:00') }
    assert.isFalse((await timeCalls(client, owner).add(typed)).body().recordedOffline)
  })

  test('two machines that were left running end as one open entry, whichever delivers first', async ({
    client,
    assert,
  }) => {
    for (const order of [
      ['x', 'y'],
      ['y', 'x'],
    ]) {
      const { owner, x, y, names } = await atWork()
      const { record } = offline(client, owner)
      const starts = {
        x: { taskId: x.id, startTime: may('09:00') },
        y: { taskId: y.id, startTime: may('10:00') },
      }
      for (const machine of order) {
        ;(await record(starts[machine as 'x' | 'y'])).assertStatus(200)
      }
      assert.deepEqual(await dayOf(owner, names), [
        ['x', '09:00', '10:00', 'offline'],
        ['y', '10:00', null, 'offline'],
      ])
      const { timeEntry } = (await timeCalls(client, owner).get('timer')).body()
      assert.equal(timeEntry.task._id, y.id)
    }
  })

  test('time on another machine ends a timer that was left running, whichever delivers first', async ({
    client,
    assert,
  }) => {
    for (const isLeftFirst of [true, false]) {
      const { owner, x, y, names } = await atWork()
      const { record } = offline(client, owner)
      const left = () => record({ taskId: x.id, startTime: may('09:00') })
      const other = () => record({ taskId: y.id, startTime: may('10:00'), endTime: may('11:00') })
      for (const deliver of isLeftFirst ? [left, other] : [other, left]) {
        ;(await deliver()).assertStatus(200)
      }
      assert.deepEqual(await dayOf(owner, names), [
        ['x', '09:00', '10:00', 'offline'],
        ['y', '10:00', '11:00', 'offline'],
      ])
    }
  })

  test('time that is taken already is refused with the entry in the way, and nothing changes', async ({
    client,
    assert,
  }) => {
    const { owner, x, y, names } = await atWork()
    const { record } = offline(client, owner)
    const time = timeCalls(client, owner)
    await time.add({ taskId: x.id, startTime: may('09:00'), endTime: may('10:00') })
    await time.start(x.id, may('10:00'))
    const before = await dayOf(owner, names)
    const answer = await record({ taskId: y.id, startTime: may('09:30'), endTime: may('11:00') })
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'overlaps')
    assert.equal(answer.body().timeEntry.startTime, may('09:00').replace('Z', '.000Z'))
    assert.deepEqual(await dayOf(owner, names), before)
    const future = await record({ taskId: y.id, startTime: '2999-01-01T09:00:00Z' })
    assert.equal(future.body().code, 'in_future')
    ;(await record({ taskId: y.id, startTime: 'soon' })).assertStatus(422)
    const backwards = { taskId: y.id, startTime: may('08:00'), endTime: may('07:00') }
    assert.equal((await record(backwards)).body().code, 'ends_before_start')
    assert.deepEqual(await dayOf(owner, names), before)
  })

  test('a start whose answer was lost is the same start', async ({ client, assert }) => {
    const { owner, x, names } = await atWork()
    await timeCalls(client, owner).start(x.id, may('09:00'))
    const { record } = offline(client, owner)
    const body = { taskId: x.id, startTime: may('09:01'), endTime: may('09:45') }
    ;(await record(body)).assertStatus(200)
    assert.deepEqual(await dayOf(owner, names), [['x', '09:00', '09:45', 'offline']])
  })

  test('a timer that was stopped offline and elsewhere has the earlier end', async ({
    client,
    assert,
  }) => {
    for (const [elsewhere, end] of [
      ['10:00', '09:30'],
      ['09:15', '09:15'],
    ]) {
      const { owner, x, names } = await atWork()
      const time = timeCalls(client, owner)
      const { timeEntry } = (await time.start(x.id, may('09:00'))).body()
      await time.stop(may(String(elsewhere)))
      const { change } = offline(client, owner)
      const answer = await change(timeEntry._id, {
        endTime: may('09:30'),
        breaks: [{ startTime: may('09:05'), endTime: may('09:10') }],
      })
      answer.assertStatus(200)
      assert.equal(answer.body().timeEntry.breakSeconds, 300)
      assert.deepEqual(await dayOf(owner, names), [['x', '09:00', end, 'offline']])
    }
  })

  test('a pause that began online ends offline', async ({ client, assert }) => {
    const { owner, x } = await atWork()
    const time = timeCalls(client, owner)
    const { timeEntry } = (await time.start(x.id, may('09:00'))).body()
    await time.pause(timeEntry._id, { ageMs: Date.now() - Date.parse(may('09:10')) })
    const { change } = offline(client, owner)
    const answer = await change(timeEntry._id, { breaks: [{ endTime: may('09:20') }] })
    const { pausedAt, breakSeconds } = answer.body().timeEntry
    assert.deepEqual({ pausedAt, breakSeconds }, { pausedAt: null, breakSeconds: 600 })
  })

  test('a running timer that was split offline leaves its note, tags and answer to billable on both parts', async ({
    client,
    assert,
  }) => {
    const { owner, x, y } = await atWork()
    const { record, change } = offline(client, owner)
    const time = timeCalls(client, owner)
    const { timeEntry } = (await record({ taskId: x.id, startTime: may('09:00') })).body()
    const details = { note: 'Call', tags: ['Phone'], billable: false }
    ;(await time.edit(timeEntry._id, details)).assertStatus(200)
    await change(timeEntry._id, { endTime: may('10:00') })
    const second = (await record({ taskId: x.id, startTime: may('10:00'), tags: ['Late'] })).body()
    assert.containsSubset(second.timeEntry, {
      note: 'Call',
      tags: ['Late', 'Phone'],
      billable: false,
    })

    // A note of its own wins; another task, and a start that came later, get none.
    await change(second.timeEntry._id, { endTime: may('11:00') })
    const own = { taskId: x.id, startTime: may('11:00'), endTime: may('11:30'), note: 'Mail' }
    assert.containsSubset((await record(own)).body().timeEntry, { note: 'Mail' })
    const other = { taskId: y.id, startTime: may('11:30'), endTime: may('12:00') }
    assert.containsSubset((await record(other)).body().timeEntry, { note: '', tags: [] })
    const later = { taskId: x.id, startTime: may('12:01'), endTime: may('12:30') }
    assert.containsSubset((await record(later)).body().timeEntry, { note: '', tags: [] })
  })

  test('nobody reaches the time of another person or company', async ({ client, assert }) => {
    const { owner, company, x } = await atWork()
    const { timeEntry } = (await timeCalls(client, owner).start(x.id)).body()
    const colleague = await makePerson(company.id, 'member')
    const { owner: stranger } = await makeCompany()
    for (const other of [colleague, stranger]) {
      const { change } = offline(client, other)
      ;(await change(timeEntry._id, { breaks: [] })).assertStatus(404)
    }
    const { record } = offline(client, stranger)
    ;(await record({ taskId: x.id, startTime: may('09:00') })).assertStatus(404)
    assert.lengthOf(await entriesOf(stranger), 0)
  })

  test('undo takes an offline entry back, and redo brings its mark again', async ({
    client,
    assert,
  }) => {
    const { owner, x, names } = await atWork()
    const time = timeCalls(client, owner)
    const { record } = offline(client, owner)
    await record({ taskId: x.id, startTime: may('09:00'), endTime: may('10:00') })
    ;(await time.undo()).assertStatus(200)
    assert.lengthOf(await entriesOf(owner), 0)
    const [undone] = (await time.changes()).body()
    ;(await time.undo(undone._id)).assertStatus(200)
    assert.deepEqual(await dayOf(owner, names), [['x', '09:00', '10:00', 'offline']])
  })
})
