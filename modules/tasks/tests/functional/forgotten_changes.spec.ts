import { test } from '@japa/runner'
import { now } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import dueWork from '#modules/tasks/due_work'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { may } from '#modules/tasks/tests/enter_time'
import { timeCalls } from '#modules/tasks/tests/time_calls'

const DAY = 86_400_000

const forget = async () => {
  const work = dueWork.find(({ name }) => name === 'tasks.forget_changes')!
  while (await work.run());
}

/** Moves a change into the past. */
const age = (id: string, days: number) =>
  inTx(() =>
    writer()
      .from('time_changes')
      .where({ id })
      .update({ changed_at: now() - days * DAY })
  )

test.group('Old changes of time', () => {
  test('are forgotten after ninety days, with the undo of a forgotten one', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const time = timeCalls(client, owner)
    const add = async (from: string, to: string) =>
      (await time.add({ taskId, startTime: may(from), endTime: may(to) })).assertStatus(201)
    const kinds = async () =>
      (await time.changes()).body().map(({ kind }: { kind: string }) => kind)
    await add('09:00', '10:00')
    await add('11:00', '12:00')
    ;(await time.undo()).assertStatus(200)
    await add('13:00', '14:00')
    const [latest, undo, undone, first] = (await time.changes()).body()
    await age(first._id, 91)
    await age(undone._id, 91)
    await age(undo._id, 89)
    await forget()
    assert.deepEqual(await kinds(), ['add'])
    assert.equal((await time.undo(first._id)).status(), 404)
    assert.equal((await time.undo(undo._id)).status(), 404)

    ;(await time.undo(latest._id)).assertStatus(200)
    const nothing = await time.undo()
    assert.deepEqual([nothing.status(), nothing.body().code], [409, 'nothing_to_undo'])
    await add('15:00', '16:00')
    assert.deepEqual(await kinds(), ['add', 'undo', 'add'])
  })
})
