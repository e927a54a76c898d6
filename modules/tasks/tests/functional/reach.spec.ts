import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'

const withoutId = ({ requestId: _, ...body }: Record<string, unknown>) => body

test.group('Projects and tasks', () => {
  test('of another company answer like ones that do not exist', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const stranger = await makeCompany()
    const project = await makeProject(stranger.owner)
    const task = await makeTask(stranger.owner)
    const calls = (projectId: string, taskId: string) => [
      client.get(`/api/projects/${projectId}`),
      client.put(`/api/projects/${projectId}`).json({ name: 'Mine' }),
      client.delete(`/api/projects/${projectId}`),
      client.get(`/api/tasks/${taskId}`),
      client.put(`/api/tasks/${taskId}`).json({ title: 'Mine' }),
      client.delete(`/api/tasks/${taskId}`),
      client.post(`/api/tasks/${taskId}/time/start`),
      client.post(`/api/tasks/${taskId}/time/stop`),
      client
        .post('/api/time-entries')
        .json({ taskId, startTime: '2026-05-04T09:00:00Z', endTime: '2026-05-04T10:00:00Z' }),
    ]
    const foreign = calls(project.id, task.id)
    const missing = calls(newId(), newId())
    for (const [position, call] of foreign.entries()) {
      const theirs = await call.bearerToken(owner.token)
      const nobodys = await missing[position]!.bearerToken(owner.token)
      theirs.assertStatus(404)
      nobodys.assertStatus(404)
      assert.deepEqual(withoutId(theirs.body()), withoutId(nobodys.body()))
    }
  })

  test('cannot be tied to people or projects of another company', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const stranger = await makeCompany()
    const project = await makeProject(stranger.owner)
    const member = await client
      .post('/api/projects')
      .bearerToken(owner.token)
      .json({ name: 'Spy', memberIds: [stranger.owner.user.id] })
    member.assertStatus(422)
    assert.equal(member.body().code, 'person_unknown')
    const task = await client
      .post('/api/tasks')
      .bearerToken(owner.token)
      .json({ title: 'Spy', projectId: project.id })
    task.assertStatus(422)
    assert.equal(task.body().code, 'project_unknown')
  })

  test('open to an employee once a task in them is assigned, but only that task is shown', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const ben = await makePerson(company.id, 'employee')
    const project = await makeProject(owner)
    const mine = await makeTask(owner, { projectId: project.id, assigneeIds: [ben.user.id] })
    await makeTask(owner, { projectId: project.id })
    const page = await client.get(`/api/projects/${project.id}`).bearerToken(ben.token)
    page.assertStatus(200)
    const list = await client.get('/api/projects').bearerToken(ben.token)
    assert.lengthOf(list.body(), 1)
    const tasks = await client.get(`/api/tasks?projectId=${project.id}`).bearerToken(ben.token)
    assert.deepEqual(
      tasks.body().map(({ _id }: { _id: string }) => _id),
      [mine.id]
    )
    const clients = await client.get('/api/clients').bearerToken(ben.token)
    clients.assertStatus(403)
  })

  test('are closed to employees who do not work on them', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const mine = await makeProject(owner, { memberIds: [anna.user.id] })
    const other = await makeProject(owner)
    const foreign = await makeProject(owner)
    const inMine = await makeTask(owner, { projectId: mine.id })
    const assigned = await makeTask(owner, { projectId: other.id, assigneeIds: [anna.user.id] })
    const closed = await makeTask(owner, { projectId: other.id })

    const projects = await client.get('/api/projects').bearerToken(anna.token)
    assert.sameMembers(
      projects.body().map(({ _id }: { _id: string }) => _id),
      [mine.id, other.id]
    )
    const tasks = await client.get('/api/tasks').bearerToken(anna.token)
    assert.sameMembers(
      tasks.body().map(({ _id }: { _id: string }) => _id),
      [inMine.id, assigned.id]
    )
    assert.equal(tasks.header('x-total-count'), '2')
    for (const call of [
      client.get(`/api/projects/${foreign.id}`),
      client.get(`/api/tasks/${closed.id}`),
      client.put(`/api/tasks/${closed.id}`).json({ title: 'Mine' }),
      client.post(`/api/tasks/${closed.id}/time/start`),
    ]) {
      ;(await call.bearerToken(anna.token)).assertStatus(404)
    }
    for (const call of [
      client.post('/api/projects').json({ name: 'Own' }),
      client.put(`/api/projects/${mine.id}`).json({ name: 'Own' }),
      client.delete(`/api/projects/${mine.id}`),
      client.delete(`/api/tasks/${inMine.id}`),
    ]) {
      ;(await call.bearerToken(anna.token)).assertStatus(403)
    }
  })

  test('never tell employees a rate or a budget', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const made = await client
      .post('/api/projects')
      .bearerToken(owner.token)
      .json({ name: 'Shop', hourlyRate: '95.50', budgetHours: 12.25, memberIds: [anna.user.id] })
    made.assertStatus(201)
    assert.containsSubset(made.body(), { hourlyRate: 95.5, budgetHours: 12.25, currency: 'EUR' })

    const list = await client.get('/api/projects').bearerToken(anna.token)
    const page = await client.get(`/api/projects/${made.body()._id}`).bearerToken(anna.token)
    for (const body of [list.body()[0], page.body()]) {
      assert.equal(body.name, 'Shop')
      for (const secret of ['hourlyRate', 'budgetHours', 'currency', 'budget']) {
        assert.notProperty(body, secret)
      }
    }
  })

  test('made by employees are theirs, and they assign nobody else', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const made = await client.post('/api/tasks').bearerToken(anna.token).json({ title: 'Mine' })
    made.assertStatus(201)
    assert.deepEqual(
      made.body().task.assignees.map(({ _id }: { _id: string }) => _id),
      [anna.user.id]
    )
    const refused = await client
      .post('/api/tasks')
      .bearerToken(anna.token)
      .json({ title: 'Yours', assigneeIds: [owner.user.id] })
    assert.equal(refused.body().code, 'person_unknown')
  })
})
