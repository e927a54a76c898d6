import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'

interface Titled {
  title: string
}
const titles = (tasks: Titled[]) => tasks.map(({ title }) => title)

test.group('Tasks', () => {
  test('are made, found, changed and deleted', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const project = await makeProject(owner)
    const made = await client.post('/api/tasks').bearerToken(owner.token).json({
      title: 'Übersetzung prüfen',
      projectId: project.id,
      dueDate: '2026-05-31',
      priority: 'high',
      estimatedSeconds: 7200,
    })
    made.assertStatus(201)
    const { task } = made.body()
    assert.containsSubset(task, {
      title: 'Übersetzung prüfen',
      status: 'open',
      priority: 'high',
      dueDate: '2026-05-31',
      estimatedSeconds: 7200,
      trackedSeconds: 0,
      timeEntries: [],
      project: { _id: project.id, name: project.name },
    })
    const found = await client
      .get('/api/tasks')
      .qs({ search: 'UBERSETZ', projectId: project.id, status: 'open', mine: 1 })
      .bearerToken(owner.token)
    assert.deepEqual(titles(found.body()), ['Übersetzung prüfen'])

    const changed = await client
      .put(`/api/tasks/${task._id}`)
      .bearerToken(owner.token)
      .json({ status: 'done', dueDate: null, version: task.version })
    assert.containsSubset(changed.body().task, { status: 'done', dueDate: null, version: 2 })
    const stale = await client
      .put(`/api/tasks/${task._id}`)
      .bearerToken(owner.token)
      .json({ title: 'Old', version: 1 })
    stale.assertStatus(409)
    assert.containsSubset(stale.body(), { code: 'version_conflict', version: 2 })

    ;(await client.delete(`/api/tasks/${task._id}`).bearerToken(owner.token)).assertStatus(204)
    ;(await client.get(`/api/tasks/${task._id}`).bearerToken(owner.token)).assertStatus(404)
  })

  test('with tracked time are not deleted', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(owner.token)
    const refused = await client.delete(`/api/tasks/${task.id}`).bearerToken(owner.token)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'has_time')
  })

  test('are paged, with the number of all of them', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    for (const title of ['a', 'b', 'c']) await makeTask(owner, { title })
    const page = await client
      .get('/api/tasks')
      .qs({ page: 2, pageSize: 2, sort: 'title', order: 'asc' })
      .bearerToken(owner.token)
    assert.deepEqual(titles(page.body()), ['c'])
    assert.equal(page.header('x-total-count'), '3')
  })

  test('of mine are the open ones by due day and the one that runs, with my entries only', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const both = [owner.user.id, anna.user.id]
    await makeTask(owner, { title: 'Without a day', assigneeIds: both })
    const june = await makeTask(owner, { title: 'June', dueDate: '2026-06-01', assigneeIds: both })
    await makeTask(owner, { title: 'May', dueDate: '2026-05-01' })
    await makeTask(owner, { title: 'Done', status: 'done' })
    const running = await makeTask(owner, { title: 'Not mine', assigneeIds: [anna.user.id] })
    await client.post(`/api/tasks/${running.id}/time/start`).bearerToken(owner.token)
    await client.post(`/api/tasks/${june.id}/time/start`).bearerToken(anna.token)

    const mine = await client.get('/api/tasks/my-tasks').bearerToken(owner.token)
    assert.deepEqual(titles(mine.body().tasks), ['Not mine', 'May', 'June', 'Without a day'])
    const entries = mine
      .body()
      .tasks.flatMap(({ timeEntries }: { timeEntries: { user: { _id: string } }[] }) => timeEntries)
    assert.lengthOf(entries, 1)
    assert.equal(entries[0].user._id, owner.user.id)
  })
})

test.group('Projects', () => {
  test('get numbers in a row, count their time and are archived', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const make = (name: string) =>
      client.post('/api/projects').bearerToken(owner.token).json({ name })
    const [first, second] = [await make('Zoo'), await make('Aquarium')]
    assert.deepEqual([first.body().number, second.body().number], ['P-0001', 'P-0002'])

    const task = await makeTask(owner, { projectId: first.body()._id })
    await client.post('/api/time-entries').bearerToken(owner.token).json({
      taskId: task.id,
      startTime: '2026-05-04T09:00:00Z',
      endTime: '2026-05-04T10:00:00Z',
      breakSeconds: 900,
    })
    const list = await client.get('/api/projects').bearerToken(owner.token)
    assert.deepEqual(
      list
        .body()
        .map(({ name, trackedSeconds }: { name: string; trackedSeconds: number }) => [
          name,
          trackedSeconds,
        ]),
      [
        ['Aquarium', 0],
        ['Zoo', 2700],
      ]
    )

    const address = `/api/projects/${first.body()._id}`
    const refused = await client.delete(address).bearerToken(owner.token)
    assert.equal(refused.body().code, 'has_tasks')
    const archived = await client
      .put(address)
      .bearerToken(owner.token)
      .json({ status: 'archived', version: 1 })
    archived.assertStatus(200)
    const rest = await client.get('/api/projects').bearerToken(owner.token)
    assert.lengthOf(rest.body(), 1)
    const stale = await client.put(address).bearerToken(owner.token).json({ name: 'X', version: 1 })
    assert.equal(stale.body().code, 'version_conflict')
  })

  test('are worked on for a client of the same company', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const stranger = await makeCompany()
    const addClient = async (token: string) => {
      const made = await client
        .post('/api/clients')
        .bearerToken(token)
        .json({ type: 'business', name: 'Shpend Bau' })
      made.assertStatus(201)
      return made.body()._id as string
    }
    const clientId = await addClient(owner.token)
    const make = (id: string) =>
      client.post('/api/projects').bearerToken(owner.token).json({ name: 'Roof', clientId: id })
    const made = await make(clientId)
    assert.deepEqual(made.body().client, { _id: clientId, name: 'Shpend Bau' })
    const found = await client.get('/api/projects').qs({ clientId }).bearerToken(owner.token)
    assert.lengthOf(found.body(), 1)

    const refused = await make(await addClient(stranger.owner.token))
    assert.equal(refused.body().code, 'client_unknown')
    const kept = await client.delete(`/api/clients/${clientId}`).bearerToken(owner.token)
    kept.assertStatus(409)
  })

  test('that end before they begin are refused', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const refused = await client
      .post('/api/projects')
      .bearerToken(owner.token)
      .json({ name: 'Shop', startDate: '2026-05-02', dueDate: '2026-05-01' })
    refused.assertStatus(422)
    assert.containsSubset(refused.body().fields[0], { field: 'dueDate', rule: 'due_before_start' })
  })
})
