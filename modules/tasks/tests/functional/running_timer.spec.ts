import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

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
})
