import { test } from '@japa/runner'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { enter, may } from '#modules/tasks/tests/enter_time'

test.group('Time entries and those beside them', () => {
  test('that overlap are refused, those that touch are not', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const times = (from: string, to: string) => ({
      taskId,
      startTime: may(from),
      endTime: may(to),
    })
    const first = await enter(client, owner, times('09:00', '10:00'))
    first.assertStatus(201)
    ;(await enter(client, owner, times('10:00', '11:00'))).assertStatus(201)
    ;(await enter(client, owner, times('08:00', '09:00'))).assertStatus(201)

    const refused = await enter(client, owner, times('09:59', '10:01'))
    refused.assertStatus(409)
    assert.containsSubset(refused.body(), {
      code: 'overlaps',
      timeEntry: { _id: first.body()._id },
    })
    assert.match(
      refused.body().error,
      /^This time overlaps with “.+” on \d\d\.05\.\d{4}, 11:00–12:00\. Choose another time, or change that entry\.$/
    )
    const moved = await client
      .patch(`/api/time-entries/${first.body()._id}`)
      .bearerToken(owner.token)
      .json({ endTime: may('10:30') })
    assert.equal(moved.body().code, 'overlaps')
  })

  test('entered twenty times in parallel are taken once', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        enter(client, owner, {
          taskId,
          startTime: may(`09:${String(count).padStart(2, '0')}`),
          endTime: may('10:00'),
        })
      )
    )
    const statuses = answers.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 201),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      19
    )
  })

  test('overlap with the timer that runs', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const start = await client.post(`/api/tasks/${taskId}/time/start`).bearerToken(owner.token)
    const { startTime, _id } = start.body().timeEntry
    const from = Date.parse(startTime) - 3_600_000
    const iso = (at: number) => new Date(at).toISOString()

    const touching = { taskId, startTime: iso(from), endTime: startTime }
    ;(await enter(client, owner, touching)).assertStatus(201)
    const moved = await client
      .patch(`/api/time-entries/${_id}`)
      .bearerToken(owner.token)
      .json({ startTime: iso(from + 60_000) })
    assert.equal(moved.body().code, 'overlaps')
  })
})
