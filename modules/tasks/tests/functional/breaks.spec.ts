import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { fanOut } from '#core/live/fan_out'
import type { LiveEvent } from '#core/live/live_event'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { standingClock } from '#modules/tasks/tests/standing_clock'

/** Somebody with a running timer, and the calls about it. */
async function atWork(client: ApiClient) {
  const { company, owner } = await makeCompany()
  const { id: taskId } = await makeTask(owner)
  const post = (path: string, body: object = {}) =>
    client.post(path).bearerToken(owner.token).json(body)
  const { timeEntry } = (await post(`/api/tasks/${taskId}/time/start`)).body()
  const entry = `/api/time-entries/${timeEntry._id}`
  return {
    company,
    owner,
    taskId,
    entry,
    post,
    pause: (body: object = {}) => post(`${entry}/breaks`, body),
    resume: (body: object = {}) => post(`${entry}/breaks/end`, body),
    stop: () => post(`/api/tasks/${taskId}/time/stop`),
    read: async () => {
      const answer = await client.get('/api/time-entries').bearerToken(owner.token)
      return answer.body()[0]
    },
  }
}

test.group('Breaks', () => {
  test('a break does not count while it is open and is deducted from the entry after it has ended', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(60)
    const paused = await desk.pause()
    paused.assertStatus(200)
    assert.isTrue(paused.body().success)
    const pausedAt = new Date(clock.now()).toISOString()
    assert.containsSubset(paused.body().timeEntry, { pausedAt, breakSeconds: 0, seconds: 60 })

    clock.pass(300)
    const mine = await client.get('/api/tasks/my-tasks').bearerToken(desk.owner.token)
    assert.containsSubset(mine.body().tasks[0].timeEntries[0], { pausedAt, seconds: 60 })
    const task = await client.get(`/api/tasks/${desk.taskId}`).bearerToken(desk.owner.token)
    assert.containsSubset(task.body().task.timeEntries[0], { pausedAt, seconds: 60 })

    const resumed = await desk.resume()
    resumed.assertStatus(200)
    assert.containsSubset(resumed.body().timeEntry, {
      pausedAt: null,
      breakSeconds: 300,
      seconds: 60,
    })
    clock.pass(40)
    const stopped = await desk.stop()
    assert.containsSubset(stopped.body().timeEntry, { breakSeconds: 300, seconds: 100 })
  })

  test('stopping or starting something else ends an open break', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(60)
    await desk.pause()
    clock.pass(600)
    const { timeEntry } = (await desk.stop()).body()
    assert.containsSubset(timeEntry, { pausedAt: null, breakSeconds: 600, seconds: 60 })

    const other = await makeTask(desk.owner)
    const again = (await desk.post(`/api/tasks/${desk.taskId}/time/start`)).body().timeEntry
    clock.pass(30)
    await desk.post(`/api/time-entries/${again._id}/breaks`)
    clock.pass(30)
    const { stopped } = (await desk.post(`/api/tasks/${other.id}/time/start`)).body()
    assert.equal(stopped.seconds, 30)
  })

  test('pausing twice is one break, resuming twice and pausing nothing are refused', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(10)
    const { pausedAt } = (await desk.pause()).body().timeEntry
    clock.pass(10)
    assert.equal((await desk.pause()).body().timeEntry.pausedAt, pausedAt)
    clock.pass(10)
    await desk.resume()
    const refused = await desk.resume()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'not_paused')
    await desk.stop()
    const late = await desk.pause()
    late.assertStatus(409)
    assert.equal(late.body().code, 'not_running')
    assert.containsSubset(await desk.read(), { breakSeconds: 20, seconds: 10 })
  })

  test('what is delivered late counts from when it was meant, also after the stop, and once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(1000)
    await desk.stop()
    clock.pass(500)
    // Paused 300 seconds before the stop, resumed 100 seconds later.
    for (let time = 0; time < 3; time++) {
      ;(await desk.pause({ ageMs: 800_000, lastedMs: 100_000 })).assertStatus(200)
      assert.equal((await desk.resume({ ageMs: 700_000 })).body().code, 'not_paused')
    }
    assert.containsSubset(await desk.read(), { breakSeconds: 100, seconds: 900 })

    // Still open when the timer was stopped elsewhere, and ended before that as its browser says now.
    await desk.pause({ ageMs: 600_000 })
    assert.containsSubset(await desk.read(), { breakSeconds: 200, seconds: 800 })
    await desk.resume({ ageMs: 550_000 })
    assert.containsSubset(await desk.read(), { breakSeconds: 150, seconds: 850 })
  })

  test('a break never reaches out of its entry, whatever age a client tells', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(100)
    await desk.pause({ ageMs: 86_400_000 })
    clock.pass(10)
    const { timeEntry } = (await desk.resume({ ageMs: 0 })).body()
    assert.containsSubset(timeEntry, { breakSeconds: 110, seconds: 0 })
    for (const ageMs of [-1, 1.5, 'yesterday', 1e15]) {
      const refused = await desk.pause({ ageMs })
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'ageMs')
    }
  })

  test('breaks of several clients that overlap are taken off once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(100)
    await desk.pause()
    clock.pass(100)
    await desk.resume()
    clock.pass(100)
    // A browser without a connection has paused 50 seconds before the terminal, until 50 seconds into its break.
    await desk.pause({ ageMs: 250_000, lastedMs: 100_000 })
    assert.equal((await desk.read()).breakSeconds, 150)
    // And another one shortly before the end: what came later on still counts.
    await desk.pause({ ageMs: 290_000, lastedMs: 10_000 })
    assert.equal((await desk.read()).breakSeconds, 160)
  })

  test('a total written by hand takes the place of the breaks that were measured', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    const change = (body: object) =>
      client.patch(desk.entry).bearerToken(desk.owner.token).json(body)
    clock.pass(100)
    await desk.pause()
    clock.pass(100)
    await desk.resume()
    const written = await change({ breakSeconds: 30 })
    assert.containsSubset(written.body(), { breakSeconds: 30, seconds: 170 })
    clock.pass(50)
    await desk.pause()
    clock.pass(20)
    assert.containsSubset((await desk.stop()).body().timeEntry, { breakSeconds: 50, seconds: 220 })

    const { startTime } = await desk.read()
    const endTime = new Date(Date.parse(startTime) + 260_000).toISOString()
    const earlier = await change({ endTime })
    assert.containsSubset(earlier.body(), { breakSeconds: 40, seconds: 220 })
  })

  test('an end that is written down ends the open break too', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    clock.pass(100)
    await desk.pause()
    clock.pass(100)
    const endTime = new Date(clock.now() - 50_000).toISOString()
    const ended = await client.patch(desk.entry).bearerToken(desk.owner.token).json({ endTime })
    assert.containsSubset(ended.body(), { pausedAt: null, breakSeconds: 50, seconds: 100 })
  })

  test('the dashboard counts a paused timer up to its break', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [anna.user.id] })
    const post = (path: string) => client.post(path).bearerToken(anna.token)
    const { timeEntry } = (await post(`/api/tasks/${task.id}/time/start`)).body()
    clock.pass(30)
    await post(`/api/time-entries/${timeEntry._id}/breaks`)
    clock.pass(500)
    const dashboard = await client.get('/api/employee-dashboard').bearerToken(anna.token)
    assert.equal(dashboard.body().runningTask.timeEntry.seconds, 30)
    assert.isAtMost(dashboard.body().secondsThisWeek, 30)
  })

  test('each pause and resume reaches the person’s other screens', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const desk = await atWork(client)
    const heard: LiveEvent[] = []
    cleanup(fanOut.subscribe((event) => void heard.push(event)))
    clock.pass(10)
    await desk.pause()
    clock.pass(10)
    await desk.resume()
    const told = { companyId: desk.company.id, kind: 'timer', id: desk.taskId }
    assert.deepEqual(heard, Array(2).fill({ ...told, userId: desk.owner.user.id }))
  })

  test('the time of others cannot be paused, not even by the desk', async ({ client, assert }) => {
    const desk = await atWork(client)
    const anna = await makePerson(desk.company.id, 'member')
    const answer = await client.post(`${desk.entry}/breaks`).bearerToken(anna.token)
    answer.assertStatus(404)
    assert.isNull((await desk.read()).pausedAt)
  })
})
