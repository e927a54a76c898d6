import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

test.group('A start that a client gave up on', (group) => {
  let clock: ReturnType<typeof standingClock>
  group.each.setup(({ context }) => {
    clock = standingClock(context.cleanup)
  })

  async function stage() {
    const { owner } = await makeCompany()
    const [task, other] = [await makeTask(owner), await makeTask(owner)]
    const spans = async () =>
      (await entriesOf(owner)).map(({ task_id, started_at, ended_at }) => [
        task_id === task.id ? 'task' : 'other',
        (Number(started_at) - from) / 1000,
        ended_at === null ? null : (Number(ended_at) - from) / 1000,
      ])
    const from = clock.now()
    return {
      owner,
      task,
      other,
      startKey: randomUUID(),
      spans,
      at: (s: number) => iso(from + s * 1000),
    }
  }

  test('row 134: leaves one entry when the server carries it out after a while', async ({
    client,
    assert,
  }) => {
    const { owner, task, other, startKey, spans, at } = await stage()
    const post = (path: string, body: object) =>
      client.post(path).bearerToken(owner.token).json(body)
    await timeCalls(client, owner).start(other.id)
    clock.pass(20)
    ;(
      await post(`/api/tasks/${task.id}/time/start`, {}).header('idempotency-key', startKey)
    ).assertStatus(200)
    clock.pass(40)
    const recorded = { taskId: task.id, startTime: at(10), startKey }
    ;(await post('/api/offline-times', { ...recorded, endTime: at(15) })).assertStatus(200)
    assert.deepEqual(await spans(), [
      ['other', 0, 10],
      ['task', 10, 15],
    ])
  })

  test('starts nothing when the client has delivered the time before', async ({
    client,
    assert,
  }) => {
    const { owner, task, startKey, spans, at } = await stage()
    const post = (path: string, body: object) =>
      client.post(path).bearerToken(owner.token).json(body)
    clock.pass(20)
    const recorded = { taskId: task.id, startTime: at(0), endTime: at(15), startKey }
    ;(await post('/api/offline-times', recorded)).assertStatus(200)
    const late = post(`/api/tasks/${task.id}/time/start`, {}).header('idempotency-key', startKey)
    assert.equal((await late).status(), 422)
    assert.deepEqual(await spans(), [['task', 0, 15]])
  })

  test('is no reason to refuse time on an entry that was deleted meanwhile', async ({
    client,
    assert,
  }) => {
    const { owner, task, startKey, spans, at } = await stage()
    const post = (path: string, body: object) =>
      client.post(path).bearerToken(owner.token).json(body)
    const start = await post(`/api/tasks/${task.id}/time/start`, {}).header(
      'idempotency-key',
      startKey
    )
    await timeCalls(client, owner).remove(start.body().timeEntry._id)
    clock.pass(20)
    const recorded = { taskId: task.id, startTime: at(3), endTime: at(15), startKey }
    ;(await post('/api/offline-times', recorded)).assertStatus(200)
    assert.deepEqual(await spans(), [['task', 3, 15]])
  })
})

test.group('A pause that a browser gave up on', (group) => {
  let clock: ReturnType<typeof standingClock>
  group.each.setup(({ context }) => {
    clock = standingClock(context.cleanup)
  })

  /** A running timer, and calls with the keys that a browser makes. */
  async function stage(client: ApiClient) {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const started = await timeCalls(client, owner).start(task.id)
    const path = `/api/time-entries/${started.body().timeEntry._id}`
    const post = (step: string, body: object, key: string) =>
      client
        .post(`${path}/${step}`)
        .bearerToken(owner.token)
        .json(body)
        .header('idempotency-key', key)
    const breaks = async () => {
      const { timeEntry } = (await timeCalls(client, owner).get('timer')).body()
      return { isPaused: timeEntry.pausedAt !== null, seconds: timeEntry.breakSeconds }
    }
    const keys = () => randomUUID().replaceAll('-', '')
    return { post, breaks, pauseKey: keys(), endKey: keys(), otherKey: keys() }
  }

  test('does not pause again when the server carries it out after the resume', async ({
    client,
    assert,
  }) => {
    const { post, breaks, pauseKey } = await stage(client)
    clock.pass(50)
    ;(await post('breaks', { ageMs: 30_000, lastedMs: 20_000 }, pauseKey)).assertStatus(200)
    const late = await post('breaks', { ageMs: 0 }, pauseKey)
    late.assertStatus(422)
    assert.equal(late.body().code, 'idempotency_key_reused')
    assert.deepEqual(await breaks(), { isPaused: false, seconds: 20 })
  })

  test('does not pause again after its time has come with the rest that the browser recorded', async ({
    client,
    assert,
  }) => {
    const { post, breaks, pauseKey, endKey, otherKey } = await stage(client)
    const from = clock.now()
    clock.pass(50)
    const taken = {
      startTime: iso(from + 20_000),
      endTime: iso(from + 40_000),
      startKey: pauseKey,
      endKey,
    }
    ;(await post('offline-changes', { breaks: [taken] }, otherKey)).assertStatus(200)
    ;(await post('breaks', { ageMs: 0 }, pauseKey)).assertStatus(422)
    assert.deepEqual(await breaks(), { isPaused: false, seconds: 20 })
  })
})

test.group('Notes and tags without a connection', () => {
  test('come with the entry, and are added to one that the server knows', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const post = (path: string, body: object) =>
      client.post(path).bearerToken(owner.token).json(body)
    const recorded = await post('/api/offline-times', {
      taskId: task.id,
      startTime: iso(Date.now() - 60_000),
      note: 'Train',
      tags: ['Travel'],
    })
    const { timeEntry } = recorded.body()
    assert.containsSubset(timeEntry, { note: 'Train', tags: ['Travel'] })
    const change = { note: 'Train and tram', tags: ['urgent'] }
    ;(await post(`/api/time-entries/${timeEntry._id}/offline-changes`, change)).assertStatus(200)
    const [listed] = (await time.get('time-entries')).body()
    assert.containsSubset(listed, { note: 'Train and tram', endTime: null })
    assert.sameMembers(listed.tags, ['Travel', 'urgent'])
    const long = { note: 'x'.repeat(1001) }
    ;(await post(`/api/time-entries/${timeEntry._id}/offline-changes`, long)).assertStatus(422)
  })
})
