import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { enter, may } from '#modules/tasks/tests/enter_time'

const DAY = '2026-05-04'

/** A company in Berlin, two hours ahead of UTC in May, with a task. */
async function makeTracker(client: ApiClient) {
  const { owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
  const { id: taskId } = await makeTask(owner)
  const add = (entry: Record<string, unknown>, person: Person = owner) =>
    enter(client, person, { taskId, date: DAY, ...entry })
  const change = (id: string, body: object) =>
    client.patch(`/api/time-entries/${id}`).bearerToken(owner.token).json(body)
  const spans = async () => {
    const list = await client.get('/api/time-entries?order=asc').bearerToken(owner.token)
    return list
      .body()
      .map(({ startTime, endTime, byDuration }: Record<string, string>) => [
        startTime?.slice(11, 16),
        endTime?.slice(11, 16),
        byDuration,
      ])
  }
  return { owner, taskId, add, change, spans }
}

test.group('Time entered by its duration', () => {
  for (const duration of ['2h', '2:00', '2', '120m', '2 Std.', '2,0 Stunden', '120 min']) {
    test(`“${duration}” on a day is two hours from nine o’clock on`, async ({ client, assert }) => {
      const { add } = await makeTracker(client)
      const added = await add({ duration })
      added.assertStatus(201)
      assert.containsSubset(added.body(), {
        startTime: may('07:00').replace('Z', '.000Z'),
        seconds: 7200,
        breakSeconds: 0,
        byDuration: true,
      })
    })
  }

  test('it takes the first free time of the day, else the last before nine', async ({
    client,
    assert,
  }) => {
    const { add, spans } = await makeTracker(client)
    const times = { startTime: may('08:00'), endTime: may('09:00'), date: undefined }
    ;(await add(times)).assertStatus(201)
    ;(await add({ duration: '1h' })).assertStatus(201)
    ;(await add({ duration: '2h' })).assertStatus(201)
    ;(await add({ duration: '11h' })).assertStatus(201)
    ;(await add({ duration: '3h' })).assertStatus(201)
    assert.deepEqual(await spans(), [
      ['04:00', '07:00', true],
      ['07:00', '08:00', true],
      ['08:00', '09:00', false],
      ['09:00', '11:00', true],
      ['11:00', '22:00', true],
    ])
    const refused = await add({ duration: '7h' })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'day_is_full')
  })

  test('it makes way for an entry with clock times, which are refused beside each other', async ({
    client,
    assert,
  }) => {
    const { add, spans } = await makeTracker(client)
    ;(await add({ duration: '2h' })).assertStatus(201)
    const times = { startTime: may('07:30'), endTime: may('08:30'), date: undefined }
    ;(await add(times)).assertStatus(201)
    assert.deepEqual(await spans(), [
      ['07:30', '08:30', false],
      ['08:30', '10:30', true],
    ])
    const refused = await add(times)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'overlaps')
  })

  test('today it lies in the past, and never in the future', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { add } = await makeTracker(client)
    cleanup(setClock(() => Date.parse(may('08:00'))))
    const added = await add({ duration: '3h', date: undefined })
    added.assertStatus(201)
    assert.equal(added.body().endTime, '2026-05-04T08:00:00.000Z')
    const tomorrow = await add({ duration: '1h', date: '2026-05-05' })
    tomorrow.assertStatus(422)
    assert.equal(tomorrow.body().code, 'in_future')
  })

  test('with a start it is a span of the clock, with its break inside', async ({
    client,
    assert,
  }) => {
    const { add } = await makeTracker(client)
    const added = await add({ startTime: may('09:00'), duration: '1:30', breakSeconds: 900 })
    assert.containsSubset(added.body(), {
      endTime: '2026-05-04T10:45:00.000Z',
      seconds: 5400,
      byDuration: false,
    })
  })

  test('an entry gets another duration or day, or times of the clock', async ({
    client,
    assert,
  }) => {
    const { add, change, spans } = await makeTracker(client)
    const { _id } = (await add({ duration: '2h' })).body()
    assert.equal((await change(_id, { duration: '2:30' })).body().seconds, 9000)
    const moved = (await change(_id, { date: '2026-05-06' })).body()
    assert.containsSubset(moved, { startTime: '2026-05-06T07:00:00.000Z', seconds: 9000 })
    const timed = { startTime: may('06:00'), endTime: may('07:00') }
    ;(await change(_id, timed)).assertStatus(200)
    assert.deepEqual(await spans(), [['06:00', '07:00', false]])
    const again = (await change(_id, { duration: '45m' })).body()
    assert.containsSubset(again, { startTime: '2026-05-04T06:00:00.000Z', byDuration: true })
  })

  test('a running timer that gets a duration has ended', async ({ client, assert }) => {
    const { owner, taskId, change } = await makeTracker(client)
    const start = await client.post(`/api/tasks/${taskId}/time/start`).bearerToken(owner.token)
    const { _id } = start.body().timeEntry
    assert.equal((await change(_id, { date: DAY })).body().code, 'times_missing')
    const ended = await change(_id, { date: DAY, duration: '1h' })
    ended.assertStatus(200)
    assert.equal(ended.body().seconds, 3600)
    const stopped = await client.post(`/api/tasks/${taskId}/time/stop`).bearerToken(owner.token)
    assert.equal(stopped.body().code, 'not_running')
  })

  test('times that say too little or too much are refused', async ({ client, assert }) => {
    const { add } = await makeTracker(client)
    const cases: [object, string][] = [
      [{}, 'times_missing'],
      [{ startTime: may('09:00') }, 'times_missing'],
      [{ duration: '1h', endTime: may('09:00') }, 'duration_or_end'],
    ]
    for (const [body, code] of cases) {
      const refused = await add({ date: undefined, ...body })
      refused.assertStatus(422)
      assert.equal(refused.body().code, code)
    }
    for (const duration of ['0', '25h', 'bald', 7200]) {
      const refused = await add({ duration })
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, 'duration')
    }
  })

  test('ten at once lie one after the other', async ({ client, assert }) => {
    const { add, spans } = await makeTracker(client)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ duration: '1h' })))
    for (const answer of answers) answer.assertStatus(201)
    const starts = (await spans()).map(([start]: string[]) => start)
    assert.lengthOf(new Set(starts), 10)
  })
})
