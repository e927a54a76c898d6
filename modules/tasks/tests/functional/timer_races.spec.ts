import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makeCompany, type Person } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'

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
    assert.lengthOf(entries, 10)
    const starts = new Set(entries.map(({ started_at }) => started_at))
    for (const { ended_at } of entries) assert.isTrue(ended_at === null || starts.has(ended_at))
    assert.lengthOf(
      entries.filter(({ ended_at }) => ended_at === null),
      1
    )
  })

  test('fifty parallel stops close the entry once', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
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
