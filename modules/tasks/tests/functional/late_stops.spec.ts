import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { timeCalls } from '#modules/tasks/tests/time_calls'

test.group('A stop that is carried out late', (group) => {
  let clock: ReturnType<typeof standingClock>
  group.each.setup(({ context }) => {
    clock = standingClock(context.cleanup)
  })

  test('row 134: leaves a timer alone that was started after it, also on the same task', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const post = (path: string, body: object) =>
      client.post(path).bearerToken(owner.token).json(body)
    const { _id: entryId } = (await time.start(task.id)).body().timeEntry
    clock.pass(60)
    await time.stop()
    clock.pass(60)
    const { _id: later } = (await time.start(task.id)).body().timeEntry
    clock.pass(60)

    for (const path of ['/api/timer/stop', `/api/tasks/${task.id}/time/stop`]) {
      const late = await post(path, { entryId })
      late.assertStatus(409)
      assert.equal(late.body().code, 'other_timer')
    }
    const open = (await entriesOf(owner)).filter(({ ended_at }) => ended_at === null)
    assert.deepEqual(
      open.map(({ id }) => id),
      [later]
    )
    ;(await post('/api/timer/stop', { entryId: later })).assertStatus(200)
    const over = await post('/api/timer/stop', { entryId: later })
    assert.equal(over.body().code, 'no_timer')
  })

  test('refuses something else than the id of an entry', async ({ client }) => {
    const { owner } = await makeCompany()
    const stop = client.post('/api/timer/stop').bearerToken(owner.token)
    ;(await stop.json({ entryId: 'the first' })).assertStatus(422)
  })
})
