import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'

async function anotherSession({ user }: Person): Promise<string> {
  const { token } = await inTx(() => Session.open(user, { userAgent: 'phone', ipAddress: '::1' }))
  return token
}

test.group('Timers that are started and stopped at once', () => {
  test('fifty parallel starts from five devices leave one open entry', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => anotherSession(owner)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, count) =>
        client.post(`/api/tasks/${task.id}/time/start`).bearerToken(tokens[count % 5]!)
      )
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.equal(new Set(answers.map((answer) => answer.body().timeEntry._id)).size, 1)
    assert.lengthOf(await entriesOf(owner), 1)
  })

  test('starts of ten tasks at once leave one open entry and no gap between the others', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const tasks = []
    for (let count = 0; count < 10; count++) tasks.push(await makeTask(owner))
    await Promise.all(
      tasks.map(({ id }) => client.post(`/api/tasks/${id}/time/start`).bearerToken(owner.token))
    )
    const entries = await entriesOf(owner)
    const starts = new Set(entries.map(({ started_at }) => started_at))
    for (const { ended_at } of entries) assert.isTrue(ended_at === null || starts.has(ended_at))
    assert.lengthOf(
      entries.filter(({ ended_at }) => ended_at === null),
      1
    )
  })

  test('a stop while others switch stops what runs at that moment', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const tasks = [await makeTask(owner), await makeTask(owner), await makeTask(owner)]
    const post = (path: string) => client.post(path).bearerToken(owner.token)
    await post(`/api/tasks/${tasks[0]!.id}/time/start`)
    clock.pass(60)
    const answers = await Promise.all([
      post(`/api/tasks/${tasks[1]!.id}/time/start`),
      post('/api/timer/stop'),
      post(`/api/tasks/${tasks[2]!.id}/time/start`),
    ])
    for (const answer of answers) answer.assertStatus(200)
    const [, stop] = answers
    assert.isString(stop!.body().timeEntry.endTime)
    assert.isString(stop!.body().timeEntry.task.title)
  })

  test('pauses, resumes and stops at once leave one ended entry and each of its breaks inside', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const tokens = await Promise.all([1, 2, 3].map(() => anotherSession(owner)))
    const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const entry = `/api/time-entries/${start.body().timeEntry._id}`
    clock.pass(1000)
    const paths = [`${entry}/breaks`, `${entry}/breaks/end`, `/api/tasks/${task.id}/time/stop`]
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, count) =>
        client
          .post(paths[count % 3]!)
          .bearerToken(tokens[count % 2]!)
          .json(count % 3 === 2 ? {} : { ageMs: (count % 10) * 50_000 })
      )
    )
    for (const answer of answers) assert.include([200, 409], answer.status(), answer.text())

    const [row, ...others] = await entriesOf(owner)
    assert.lengthOf(others, 0)
    const breaks = await reader()
      .from('time_breaks')
      .where('entry_id', row.id)
      .orderBy('started_at')
    const seconds = breaks.map(({ started_at, ended_at }) => (ended_at - started_at) / 1000)
    assert.isNotNull(row.ended_at)
    for (const [index, one] of breaks.entries()) {
      assert.isAtLeast(
        Number(one.started_at),
        Number(breaks[index - 1]?.ended_at ?? row.started_at)
      )
      assert.isAtMost(Number(one.ended_at), Number(row.ended_at))
      assert.isNull(one.open_entry_id)
    }
    assert.equal(
      Number(row.break_seconds),
      seconds.reduce((sum, one) => sum + one, 0)
    )
  })

  test('twenty pauses at once from several devices are one open break', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const { _id } = start.body().timeEntry
    const tokens = await Promise.all([1, 2, 3].map(() => anotherSession(owner)))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        client.post(`/api/time-entries/${_id}/breaks`).bearerToken(tokens[count % 3]!)
      )
    )
    for (const answer of answers) answer.assertStatus(200)
    const breaks = await reader().from('time_breaks').where('entry_id', _id)
    assert.lengthOf(breaks, 1)
  })

  test('fifty parallel stops close the entry once', async ({ client, assert, cleanup }) => {
    const clock = standingClock(cleanup)
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    clock.pass(60)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post(`/api/tasks/${task.id}/time/stop`).bearerToken(owner.token)
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      49
    )
    assert.lengthOf(await entriesOf(owner), 1)
  })
})
