import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { enter, may } from '#modules/tasks/tests/enter_time'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { storedTime } from '#modules/tasks/tests/stored_time'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

type Calls = ReturnType<typeof timeCalls>
type Answer = Awaited<ReturnType<Calls['stop']>>

/** The time that a change works on: a running timer with a break, and two ended entries with tags and breaks before it. */
interface Desk {
  time: Calls
  now: number
  /** Tasks. */
  first: string
  second: string
  /** Entries. */
  running: string
  early: string
  late: string
}

const minutes = (count: number) => count * 60_000

const CHANGES: Record<string, (desk: Desk) => Promise<Answer>> = {
  'a start': async ({ time, first }) => {
    await time.stop()
    return time.start(first)
  },
  'a switch': ({ time, second }) => time.start(second),
  'a switch in the past': ({ time, second, now }) => time.start(second, iso(now - minutes(3))),
  'a stop': ({ time }) => time.stop(),
  'a stop before the break': ({ time, now }) => time.stop(iso(now - minutes(9))),
  'a trim': ({ time, now }) => time.trim(iso(now - minutes(4))),
  'a pause': ({ time, running }) => time.pause(running, { ageMs: minutes(1) }),
  'added time': ({ time, second }) =>
    time.add({ taskId: second, startTime: may('18:00'), endTime: may('19:00'), tags: ['New'] }),
  'changed times': ({ time, early }) =>
    time.edit(early, { endTime: may('09:40'), note: 'Shorter', tags: ['Other'] }),
  'another break': ({ time, early }) => time.edit(early, { breakSeconds: 60 }),
  'another task': ({ time, early, second }) => time.edit(early, { taskId: second }),
  'a split': ({ time, early }) => time.split(early, may('09:30')),
  'a split of the running timer': ({ time, running, now }) =>
    time.split(running, iso(now - minutes(7))),
  'a merge': ({ time, early, late }) => time.merge(early, late),
  'a deletion': ({ time, early }) => time.remove(early),
  'the deletion of the running timer': ({ time, running }) => time.remove(running),
}

test.group('A change of time that is undone', () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    test(`${name} is taken back exactly, and made again exactly`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const clock = standingClock(cleanup)
      const { owner } = await makeCompany()
      const [first, second] = [await makeTask(owner), await makeTask(owner)]
      const time = timeCalls(client, owner)
      const add = async (from: string, to: string) => {
        const times = { startTime: may(from), endTime: may(to) }
        const answer = await time.add({ taskId: first.id, ...times, note: from, tags: ['Office'] })
        return answer.body()._id
      }
      const [early, late] = [await add('09:00', '10:00'), await add('10:30', '11:30')]
      const running = (await time.start(first.id)).body().timeEntry._id
      clock.pass(600)
      await time.pause(running, { ageMs: minutes(8), lastedMs: minutes(2) })
      const desk = { time, now: clock.now(), first: first.id, second: second.id }
      let before = await storedTime(owner)
      if (name === 'a start') before = { ...before, timers: [] }

      const changed = await change({ ...desk, running, early, late })
      assert.include([200, 201, 204], changed.status(), changed.text())
      const after = await storedTime(owner)
      const undone = await time.undo()
      undone.assertStatus(200)
      const back = await storedTime(owner)
      if (name === 'a start') {
        assert.lengthOf(back.timers, 0)
        assert.lengthOf(back.entries, before.entries.length)
      } else assert.deepEqual(back, before)
      assert.match(undone.body().description, /^Undone: .+/)
      assert.notMatch(undone.body().description, /\{\{|–|changes\./)

      const again = await time.undo(undone.body().change._id)
      again.assertStatus(200)
      assert.match(again.body().description, /^Redone: .+/)
      assert.deepEqual(await storedTime(owner), after)

      await time.undo()
      assert.deepEqual(await storedTime(owner), back)
    })
  }

  test('undo goes further back each time, until nothing is left', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    for (const hour of [10, 11, 12]) {
      const times = { startTime: may(`${hour}:00`), endTime: may(`${hour}:30`) }
      await time.add({ taskId: task.id, ...times })
    }
    for (const left of [2, 1, 0]) {
      ;(await time.undo()).assertStatus(200)
      assert.lengthOf(await entriesOf(owner), left)
    }
    const nothing = await time.undo()
    nothing.assertStatus(409)
    assert.equal(nothing.body().code, 'nothing_to_undo')
  })

  test('the list names each change, what it was and whether it was undone', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const [first, second] = [
      await makeTask(owner, { title: 'First' }),
      await makeTask(owner, { title: 'Second' }),
    ]
    const time = timeCalls(client, owner)
    await time.start(first.id)
    clock.pass(60)
    await time.start(second.id)
    await time.undo()
    const changes = (await time.changes()).body()
    assert.deepEqual(
      changes.map(({ kind, isUndone }: { kind: string; isUndone: boolean }) => [kind, isUndone]),
      [
        ['undo', false],
        ['switch', true],
        ['start', false],
      ]
    )
    assert.match(changes[0].description, /^Undone: Switched to “Second” at /)
    assert.equal(changes[0].reverses, changes[1]._id)
    assert.deepEqual(changes[1].before[0].task, { _id: first.id, title: 'First' })
  })

  test('time that was changed later, or that fills the place again, is refused and named', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    const times = { startTime: may('09:00'), endTime: may('10:00') }
    const { _id } = (await time.add({ taskId: task.id, ...times })).body()
    const [added] = (await time.changes()).body()
    await time.edit(_id, { note: 'Call' })
    const later = await time.undo(added._id)
    later.assertStatus(409)
    assert.containsSubset(later.body(), { code: 'changed_later', timeEntryId: _id })

    await time.remove(_id)
    const [deleted] = (await time.changes()).body()
    const other = (await time.add({ taskId: task.id, ...times })).body()
    const filled = await time.undo(deleted._id)
    filled.assertStatus(409)
    assert.containsSubset(filled.body(), { code: 'overlaps', timeEntry: { _id: other._id } })
    await time.undo()
    ;(await time.undo(deleted._id)).assertStatus(200)
    const twice = await time.undo(deleted._id)
    assert.equal(twice.body().code, 'already_undone')
  })

  test('a timer does not come back on a task that is done or gone', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const [done, gone] = [await makeTask(owner), await makeTask(owner)]
    const time = timeCalls(client, owner)
    await time.start(done.id)
    await time.stop()
    await client.put(`/api/tasks/${done.id}`).bearerToken(owner.token).json({ status: 'done' })
    assert.equal((await time.undo()).body().code, 'task_done')

    const times = { startTime: may('09:00'), endTime: may('10:00') }
    const { _id } = (await time.add({ taskId: gone.id, ...times })).body()
    await time.remove(_id)
    await client.delete(`/api/tasks/${gone.id}`).bearerToken(owner.token)
    assert.equal((await time.undo()).body().code, 'task_gone')
  })

  test('everyone takes back only what they have changed', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [employee.user.id] })
    const times = { startTime: may('09:00'), endTime: may('10:00') }
    const entry = await enter(client, employee, { taskId: task.id, ...times })
    const boss = timeCalls(client, owner)
    await boss.edit(entry.body()._id, { note: 'Checked' })
    const worker = timeCalls(client, employee)
    const [own] = (await worker.changes()).body()
    assert.equal(own.kind, 'add')
    assert.equal((await boss.undo(own._id)).status(), 404)
    assert.equal((await worker.undo()).body().code, 'changed_later')
    const [change] = (await boss.changes()).body()
    assert.equal(change.person._id, employee.user.id)
    assert.equal((await worker.undo(change._id)).status(), 404)
    ;(await boss.undo()).assertStatus(200)
    ;(await worker.undo()).assertStatus(200)
    assert.lengthOf(await entriesOf(employee), 0)
  })
})
