import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'

test.group('The running timer', () => {
  test('is the caller’s own entry with its task, and null when none runs', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'member')
    const task = await makeTask(owner, { title: 'Shelves' })
    const timer = async () => {
      const answer = await client.get('/api/timer').bearerToken(owner.token)
      answer.assertStatus(200)
      return answer.body().timeEntry
    }
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    assert.isNull(await timer())

    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const entry = await timer()
    assert.containsSubset(entry, { endTime: null, pausedAt: null, task: { title: 'Shelves' } })

    await client.post(`/api/time-entries/${entry._id}/breaks`).bearerToken(owner.token)
    assert.isString((await timer()).pausedAt)
  })

  test('is stopped on whatever task it runs, and refused when none does', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner, { title: 'Shelves' })
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    clock.pass(90)
    const stop = () => client.post('/api/timer/stop').bearerToken(owner.token)
    const stopped = await stop()
    stopped.assertStatus(200)
    assert.containsSubset(stopped.body(), {
      success: true,
      timeEntry: { seconds: 90, task: { title: 'Shelves' } },
    })
    const refused = await stop()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'no_timer')
  })

  test('leaves no entry when no second has passed, unless it has a note', async ({
    client,
    assert,
    cleanup,
  }) => {
    standingClock(cleanup)
    const { owner } = await makeCompany()
    const [first, second] = [await makeTask(owner), await makeTask(owner)]
    const post = (path: string) => client.post(path).bearerToken(owner.token)
    await post(`/api/tasks/${first.id}/time/start`)
    const switched = await post(`/api/tasks/${second.id}/time/start`)
    assert.containsSubset(switched.body().stopped, { taskId: first.id, seconds: 0 })
    const stopped = await post(`/api/tasks/${second.id}/time/stop`)
    assert.containsSubset(stopped.body(), { success: true, timeEntry: { seconds: 0 } })
    assert.lengthOf(await entriesOf(owner), 0)

    const { timeEntry } = (await post(`/api/tasks/${first.id}/time/start`)).body()
    await client
      .patch(`/api/time-entries/${timeEntry._id}`)
      .bearerToken(owner.token)
      .json({ note: 'Called back' })
    await post(`/api/tasks/${first.id}/time/stop`)
    assert.lengthOf(await entriesOf(owner), 1)
  })
})
