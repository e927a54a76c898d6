import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { may } from '#modules/tasks/tests/enter_time'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { timeCalls } from '#modules/tasks/tests/time_calls'

test.group('Changes of time that are undone at once', () => {
  test('five undos at once take five changes back', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    for (const hour of [10, 11, 12, 13, 14, 15]) {
      const times = { startTime: may(`${hour}:00`), endTime: may(`${hour}:30`) }
      await time.add({ taskId: task.id, ...times })
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => time.undo()))
    for (const answer of answers) answer.assertStatus(200)
    const [left, ...others] = await entriesOf(owner)
    assert.equal(Number(left.started_at), Date.parse(may('10:00')))
    assert.lengthOf(others, 0)
  })

  test('five undos of one change take it back once', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    await time.start(task.id)
    const [{ _id }] = (await time.changes()).body()
    const answers = await Promise.all(Array.from({ length: 5 }, () => time.undo(_id)))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409, 409, 409, 409])
    assert.lengthOf(await entriesOf(owner), 0)
  })

  test('starts, stops and undos of five clients leave one open entry, and every change in the history', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const tasks = [await makeTask(owner), await makeTask(owner), await makeTask(owner)]
    const time = timeCalls(client, owner)
    let undos = 0
    for (let round = 0; round < 12; round++) {
      clock.pass(60)
      const answers = await Promise.all([
        time.start(tasks[round % 3]!.id),
        time.start(tasks[(round + 1) % 3]!.id),
        time.stop(),
        time.undo(),
        time.undo(),
      ])
      for (const answer of answers) assert.include([200, 409], answer.status(), answer.text())
      undos += answers.slice(3).filter((answer) => answer.status() === 200).length
    }
    const entries = await entriesOf(owner)
    assert.isAtMost(entries.filter(({ ended_at }) => ended_at === null).length, 1)
    for (const [index, { started_at }] of entries.entries()) {
      const before = entries[index - 1]
      if (before) assert.isAtLeast(Number(started_at), Number(before.ended_at))
    }
    const changes = await reader()
      .from('time_changes')
      .where('user_id', owner.user.id)
      .orderBy('position')
    assert.deepEqual(
      changes.map(({ position }) => Number(position)),
      changes.map((_, index) => index + 1)
    )
    const undoing = changes.filter(({ kind }) => kind === 'undo')
    assert.lengthOf(undoing, undos)
    for (const { id, reverses_id } of undoing) {
      assert.equal(changes.find((change) => change.id === reverses_id).reversed_by, id)
    }
  })
})
