import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { stopTimersOutOfReach } from '#modules/tasks/actions/stop_timers'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { entriesOf } from '#modules/tasks/tests/entries_of'
import { standingClock } from '#modules/tasks/tests/standing_clock'

test.group('A running timer is ended', (group) => {
  let clock: ReturnType<typeof standingClock>
  let restore = () => {}
  group.each.setup(() => {
    clock = standingClock((putBack) => {
      restore = putBack
    })
    return () => restore()
  })

  test('when its task is done', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    clock.pass(60)
    const done = await client
      .put(`/api/tasks/${task.id}`)
      .bearerToken(owner.token)
      .json({ status: 'done' })
    done.assertStatus(200)
    const [entry] = await entriesOf(owner)
    assert.equal(entry.ended_because, 'task_done')
  })

  test('when its project is archived', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const project = await makeProject(owner)
    const task = await makeTask(owner, { projectId: project.id })
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    clock.pass(60)
    await client
      .put(`/api/projects/${project.id}`)
      .bearerToken(owner.token)
      .json({ status: 'archived' })
    const [entry] = await entriesOf(owner)
    assert.equal(entry.ended_because, 'project_archived')
  })

  test('when an employee loses the project, and stop then finds nothing', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const project = await makeProject(owner, { memberIds: [anna.user.id] })
    const task = await makeTask(owner, { projectId: project.id })
    const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    start.assertStatus(200)
    clock.pass(60)
    await client.put(`/api/projects/${project.id}`).bearerToken(owner.token).json({ memberIds: [] })

    const [entry] = await entriesOf(anna)
    assert.isNotNull(entry.ended_at)
    assert.equal(entry.ended_because, 'access_withdrawn')
    const again = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    again.assertStatus(404)
  })

  test('when its user was disabled, or may work on the task no more as an employee', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const [disabled, lowered, unharmed] = await Promise.all([
      makePerson(company.id, 'employee'),
      makePerson(company.id, 'member'),
      makePerson(company.id, 'member'),
    ])
    const task = await makeTask(owner, { assigneeIds: [disabled.user.id] })
    const people = [disabled, lowered, unharmed]
    for (const { token } of people) {
      const start = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(token)
      start.assertStatus(200)
    }
    clock.pass(60)
    await inTx(async () => {
      const users = () => writer().from('users')
      await users().where('id', disabled.user.id).update({ is_active: false })
      await users().where('id', lowered.user.id).update({ role: 'employee' })
      await stopTimersOutOfReach(company)
    })
    const reasons = await Promise.all(people.map(async (each) => (await entriesOf(each))[0]))
    assert.deepEqual(
      reasons.map(({ ended_because }) => ended_because),
      ['access_withdrawn', 'access_withdrawn', null]
    )
  })

  test('at the moment when its user is deactivated, before that is answered', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [anna.user.id] })
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    clock.pass(90)
    await client.post(`/api/employees/${anna.user.id}/deactivate`).bearerToken(owner.token)
    const [entry] = await entriesOf(anna)
    assert.equal(entry.ended_because, 'access_withdrawn')
    assert.equal(Number(entry.ended_at) - Number(entry.started_at), 90_000)
  })

  test('when the company is suspended', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    clock.pass(60)
    await inTx(() => company.suspend())
    let [entry] = await entriesOf(owner)
    while (entry.ended_at === null) [entry] = await entriesOf(owner)
    assert.equal(entry.ended_because, 'company_suspended')
    const refused = await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    assert.equal(refused.body().code, 'company_suspended')
  })
})
