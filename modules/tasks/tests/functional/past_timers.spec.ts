import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

test.group('Timers that start and stop in the past', () => {
  test('a start in the past begins there and ends the running timer there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const [first, second] = [await makeTask(owner, { title: 'First' }), await makeTask(owner)]
    const time = timeCalls(client, owner)
    await time.start(first.id)
    clock.pass(3600)
    const at = iso(clock.now() - 600_000)
    const answer = await time.start(second.id, at)
    answer.assertStatus(200)
    assert.equal(answer.body().timeEntry.startTime, at)
    assert.containsSubset(answer.body().stopped, { title: 'First', endTime: at, seconds: 3000 })

    const stop = await time.stop(iso(clock.now() - 300_000))
    stop.assertStatus(200)
    assert.equal(stop.body().timeEntry.seconds, 300)
  })

  test('a start before the running timer began, or inside other time, names what is there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const [first, second] = [await makeTask(owner), await makeTask(owner)]
    const time = timeCalls(client, owner)
    const [from, to] = [clock.now() - 7_200_000, clock.now() - 3_600_000]
    const ended = await time.add({ taskId: first.id, startTime: iso(from), endTime: iso(to) })
    const inside = await time.start(second.id, iso(from + 60_000))
    inside.assertStatus(409)
    assert.containsSubset(inside.body(), {
      code: 'overlaps',
      timeEntry: { _id: ended.body()._id },
    })
    const touching = await time.start(second.id, iso(to))
    touching.assertStatus(200)

    const early = await time.start(first.id, iso(to - 1000))
    early.assertStatus(409)
    assert.equal(early.body().timeEntry._id, touching.body().timeEntry._id)
    assert.match(
      early.body().error,
      /whose timer has been running since .+ stop the timer first\.$/
    )
    assert.lengthOf(await entriesOf(owner), 2)
  })

  test('an earlier start of the same task moves the start of its timer, a later one changes nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const start = await time.start(task.id)
    const earlier = iso(clock.now() - 900_000)
    const moved = await time.start(task.id, earlier)
    assert.equal(moved.body().timeEntry._id, start.body().timeEntry._id)
    assert.equal(moved.body().timeEntry.startTime, earlier)
    clock.pass(60)
    const later = await time.start(task.id, iso(clock.now()))
    assert.equal(later.body().timeEntry.startTime, earlier)
  })

  test('the future, an end before the start and a nonsense instant are refused', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const future = await time.start(task.id, iso(clock.now() + 120_000))
    future.assertStatus(422)
    assert.equal(future.body().code, 'in_future')
    const nonsense = await time.start(task.id, 'half past nine')
    nonsense.assertStatus(422)

    await time.start(task.id)
    clock.pass(60)
    const early = await time.stop(iso(clock.now() - 120_000))
    early.assertStatus(422)
    assert.equal(early.body().code, 'ends_before_start')
    const late = await time.stop(iso(clock.now() + 120_000))
    late.assertStatus(422)
  })

  test('a client whose clock is some seconds ahead starts now', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const start = await timeCalls(client, owner).start(task.id, iso(clock.now() + 20_000))
    assert.equal(start.body().timeEntry.startTime, iso(clock.now()))
  })
})
