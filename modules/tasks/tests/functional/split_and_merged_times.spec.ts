import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { may } from '#modules/tasks/tests/enter_time'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

test.group('Time that is split', () => {
  test('an entry becomes two that touch, with its note and tags', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const [startTime, endTime] = [may('09:00'), may('12:00')]
    const whole = await time.add({
      taskId: task.id,
      startTime,
      endTime,
      breakSeconds: 1800,
      note: 'Call',
      tags: ['Phone'],
    })
    whole.assertStatus(201)
    const split = await time.split(whole.body()._id, may('10:00'))
    split.assertStatus(200)
    const [first, second] = split.body().timeEntries
    assert.containsSubset(first, { note: 'Call', tags: ['Phone'], seconds: 1800 })
    assert.containsSubset(second, { note: 'Call', tags: ['Phone'], seconds: 7200 })
    assert.equal(first.endTime, second.startTime)
    assert.equal(first._id, whole.body()._id)
  })

  test('a running entry runs on as the second part, with the breaks where they were', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const start = await time.start(task.id)
    const { _id } = start.body().timeEntry
    clock.pass(3600)
    await time.pause(_id, { ageMs: 3_000_000, lastedMs: 600_000 })
    await time.pause(_id, { ageMs: 900_000 })
    const split = await time.split(_id, iso(clock.now() - 1_800_000))
    const [first, second] = split.body().timeEntries
    assert.containsSubset(first, { breakSeconds: 600, seconds: 1200, pausedAt: null })
    assert.equal(second._id, _id)
    assert.isNull(second.endTime)
    assert.equal(second.pausedAt, iso(clock.now() - 900_000))
    const stop = await time.stop()
    assert.equal(stop.body().timeEntry.seconds, 900)
  })

  test('row 96: time in the middle of the running timer goes to another task in one change', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const [task, meeting] = [await makeTask(owner), await makeTask(owner)]
    const time = timeCalls(client, owner)
    const { _id } = (await time.start(task.id)).body().timeEntry
    clock.pass(3600)
    const [at, until] = [iso(clock.now() - 2_400_000), iso(clock.now() - 60_000)]
    const split = await time.split(_id, at, { until, taskId: meeting.id })
    split.assertStatus(200)
    const parts = split.body().timeEntries
    assert.deepEqual(
      parts.map((part: { task: { _id: string }; seconds: number }) => [
        part.task._id,
        part.seconds,
      ]),
      [
        [task.id, 1200],
        [meeting.id, 2340],
        [task.id, 60],
      ]
    )
    assert.equal(parts[2]._id, _id)
    await time.undo()
    assert.lengthOf(await entriesOf(owner), 1)
    const refused = await time.split(_id, at, { until: at, taskId: meeting.id })
    assert.equal(refused.body().code, 'split_outside')
    assert.lengthOf(await entriesOf(owner), 1)
  })

  test('only between its start and its end', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const times = { startTime: may('09:00'), endTime: may('12:00') }
    const { _id } = (await time.add({ taskId: task.id, ...times })).body()
    for (const at of [may('09:00'), may('12:00'), may('08:00')]) {
      const refused = await time.split(_id, at)
      refused.assertStatus(422)
      assert.equal(refused.body().code, 'split_outside')
    }
    const stranger = await makeCompany()
    const foreign = await timeCalls(client, stranger.owner).split(_id, may('10:00'))
    foreign.assertStatus(404)
  })
})

test.group('Time that is merged', () => {
  test('the time between two entries becomes a break', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const add = async (from: string, to: string, rest: Record<string, unknown>) =>
      (await time.add({ taskId: task.id, startTime: may(from), endTime: may(to), ...rest })).body()
        ._id
    const early = await add('09:00', '10:00', { note: 'Call', tags: ['Phone'], breakSeconds: 300 })
    const late = await add('10:30', '12:00', { note: 'Letter', tags: ['Mail'] })
    const merged = await time.merge(late, early)
    merged.assertStatus(200)
    assert.containsSubset(merged.body().timeEntry, {
      _id: early,
      startTime: iso(Date.parse(may('09:00'))),
      endTime: iso(Date.parse(may('12:00'))),
      breakSeconds: 2100,
      seconds: 8700,
      note: 'Call; Letter',
      tags: ['Mail', 'Phone'],
    })
    assert.lengthOf(await entriesOf(owner), 1)
  })

  test('a running entry takes the earlier one in and runs on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const first = await time.start(task.id)
    clock.pass(600)
    await time.stop()
    clock.pass(60)
    const second = await time.start(task.id)
    clock.pass(600)
    const [one, other] = [first.body().timeEntry._id, second.body().timeEntry._id]
    const merged = await time.merge(one, other)
    assert.containsSubset(merged.body().timeEntry, { _id: other, endTime: null, seconds: 1200 })
    assert.equal((await time.get('timer')).body().timeEntry._id, other)
  })

  test('other time between, another task or another answer to billable is refused', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const [task, other] = [await makeTask(owner), await makeTask(owner)]
    const time = timeCalls(client, owner)
    const add = async (taskId: string, hour: number, rest = {}) => {
      const times = { startTime: may(`${hour}:00`), endTime: may(`${hour + 1}:00`) }
      return (await time.add({ taskId, ...times, ...rest })).body()._id
    }
    const [a, between, b] = [
      await add(task.id, 10),
      await add(other.id, 11),
      await add(task.id, 12),
    ]
    const refused = await time.merge(a, b)
    refused.assertStatus(409)
    assert.containsSubset(refused.body(), {
      code: 'something_between',
      timeEntry: { _id: between },
    })
    assert.equal((await time.merge(a, between)).body().code, 'merge_differs')
    const unbillable = await add(task.id, 13, { billable: false })
    assert.equal((await time.merge(b, unbillable)).body().code, 'merge_billable_differs')
    assert.equal((await time.merge(a)).status(), 422)
    assert.equal((await time.merge(a, a)).status(), 422)
    assert.lengthOf(await entriesOf(owner), 4)
  })

  test('durations add up and have no break', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const day = { taskId: task.id, date: '2026-05-04' }
    const [one, two] = [
      await time.add({ ...day, duration: '2h' }),
      await time.add({ ...day, duration: '30m' }),
    ]
    const merged = await time.merge(one.body()._id, two.body()._id)
    assert.containsSubset(merged.body().timeEntry, {
      byDuration: true,
      breakSeconds: 0,
      seconds: 9000,
    })
  })
})

test.group('Tags of time', () => {
  test('a tag in other letters is the same tag, and a list replaces the one before', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const times = { startTime: may('09:00'), endTime: may('10:00') }
    const { _id } = (await time.add({ taskId: task.id, ...times, tags: ['Büro'] })).body()
    const changed = await time.edit(_id, { tags: ['BURO', 'travel', 'Travel'] })
    changed.assertStatus(200)
    assert.deepEqual(changed.body().tags, ['Büro', 'travel'])
    const known = await time.get('time-tags')
    assert.deepEqual(
      known.body().map(({ name }: { name: string }) => name),
      ['Büro', 'travel']
    )
    assert.deepEqual((await time.edit(_id, { tags: [] })).body().tags, [])
    assert.deepEqual((await time.get('time-tags')).body(), [])
    for (const tags of [['a,b'], [''], ['x'.repeat(41)], 'word']) {
      assert.equal((await time.edit(_id, { tags })).status(), 422)
    }
  })
})
