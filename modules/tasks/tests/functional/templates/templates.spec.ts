import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeProject } from '#modules/tasks/factories/task_factory'

interface Template {
  _id: string
  title: string
  steps: string[]
  version: number
}

const LAUNCH = {
  title: 'Launch',
  description: 'As agreed.',
  priority: 'high',
  estimatedSeconds: 7200,
  steps: ['Texts', 'Pictures'],
}

/** Calls about templates in the name of a person. */
const templatesOf = (client: ApiClient, { token }: Person) => ({
  list: (query = '') => client.get(`/api/task-templates${query}`).bearerToken(token),
  read: (id: string) => client.get(`/api/task-templates/${id}`).bearerToken(token),
  add: (body: object) => client.post('/api/task-templates').bearerToken(token).json(body),
  change: (id: string, body: object) =>
    client.put(`/api/task-templates/${id}`).bearerToken(token).json(body),
  remove: (id: string) => client.delete(`/api/task-templates/${id}`).bearerToken(token),
  use: (projectId: string, body: object) =>
    client.post(`/api/projects/${projectId}/template-tasks`).bearerToken(token).json(body),
})

const tasksOf = async (client: ApiClient, { token }: Person, projectId: string) =>
  (await client.get(`/api/tasks?projectId=${projectId}&sort=title`).bearerToken(token)).body() as {
    _id: string
    title: string
  }[]

test.group('Row 91: templates of tasks', () => {
  test('are made, changed, found and deleted', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const templates = templatesOf(client, owner)
    const added = await templates.add(LAUNCH)
    added.assertStatus(201)
    const launch = added.body() as Template
    assert.containsSubset(launch, { ...LAUNCH, version: 1 })
    await templates.add({ title: 'Backup' })
    const list = await templates.list()
    assert.deepEqual(
      list.body().map(({ title }: Template) => title),
      ['Backup', 'Launch']
    )
    assert.lengthOf((await templates.list('?search=laun')).body(), 1)
    const changed = await templates.change(launch._id, {
      steps: ['Release', 'Texts'],
      estimatedSeconds: null,
      version: 1,
    })
    assert.containsSubset(changed.body(), {
      title: 'Launch',
      estimatedSeconds: null,
      steps: ['Release', 'Texts'],
      version: 2,
    })
    ;(await templates.change(launch._id, { title: 'Old', version: 1 })).assertStatus(409)
    ;(await templates.remove(launch._id)).assertStatus(204)
    ;(await templates.read(launch._id)).assertStatus(404)
  })

  test('become tasks of a project with their checklists, all or none', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const project = await makeProject(owner)
    const templates = templatesOf(client, owner)
    const launch = (await templates.add(LAUNCH)).body() as Template
    const backup = (await templates.add({ title: 'Backup' })).body() as Template
    const unknown = await templates.use(project.id, { templateIds: [launch._id, newId()] })
    unknown.assertStatus(422)
    assert.equal(unknown.body().code, 'template_unknown')
    assert.lengthOf(await tasksOf(client, owner, project.id), 0)

    const used = await templates.use(project.id, {
      templateIds: [launch._id, backup._id],
      assigneeIds: [anna.user.id],
    })
    used.assertStatus(201)
    const [first, second] = await tasksOf(client, owner, project.id)
    assert.equal(first?.title, 'Backup')
    assert.containsSubset(second, {
      title: 'Launch',
      description: 'As agreed.',
      priority: 'high',
      estimatedSeconds: 7200,
      assignees: [{ _id: anna.user.id }],
    })
    const steps = await client.get(`/api/tasks/${second?._id}/checklist`).bearerToken(anna.token)
    assert.deepEqual(
      steps.body().map(({ title, done }: { title: string; done: boolean }) => [title, done]),
      [
        ['Texts', false],
        ['Pictures', false],
      ]
    )
    await templates.remove(launch._id)
    assert.lengthOf(await tasksOf(client, owner, project.id), 2)
  })

  test('give a new project its first tasks', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { _id } = (await templatesOf(client, owner).add(LAUNCH)).body() as Template
    const made = await client
      .post('/api/projects')
      .bearerToken(owner.token)
      .json({ name: 'Shop', templateIds: [_id] })
    made.assertStatus(201)
    const tasks = await tasksOf(client, owner, made.body()._id)
    assert.deepEqual(
      tasks.map(({ title }) => title),
      ['Launch']
    )
    const refused = await client
      .post('/api/projects')
      .bearerToken(owner.token)
      .json({ name: 'Other', templateIds: [newId()] })
    refused.assertStatus(422)
    const projects = await client.get('/api/projects').bearerToken(owner.token)
    assert.lengthOf(projects.body(), 1)
  })

  test('are kept by owners and members, and used by employees in their projects', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const stranger = (await makeCompany()).owner
    const anna = await makePerson(company.id, 'employee')
    const adviser = await makePerson(company.id, 'adviser')
    const mine = await makeProject(owner, { memberIds: [anna.user.id] })
    const other = await makeProject(owner)
    const { _id } = (await templatesOf(client, owner).add(LAUNCH)).body() as Template

    const own = templatesOf(client, anna)
    assert.lengthOf((await own.list()).body(), 1)
    ;(await own.add(LAUNCH)).assertStatus(403)
    ;(await own.change(_id, { title: 'Mine' })).assertStatus(403)
    ;(await own.remove(_id)).assertStatus(403)
    ;(await own.use(mine.id, { templateIds: [_id] })).assertStatus(201)
    ;(await own.use(other.id, { templateIds: [_id] })).assertStatus(404)
    ;(await templatesOf(client, adviser).list()).assertStatus(403)

    const foreign = templatesOf(client, stranger)
    assert.lengthOf((await foreign.list()).body(), 0)
    ;(await foreign.read(_id)).assertStatus(404)
    ;(await foreign.change(_id, { title: 'Mine' })).assertStatus(404)
    ;(await foreign.remove(_id)).assertStatus(404)
    ;(await foreign.use(mine.id, { templateIds: [_id] })).assertStatus(404)
    const theirs = await makeProject(stranger)
    ;(await foreign.use(theirs.id, { templateIds: [_id] })).assertStatus(422)
  })

  test('are refused with bad input, and an archived project takes no tasks', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const templates = templatesOf(client, owner)
    for (const body of [
      {},
      { title: '' },
      { title: 'A', steps: [''] },
      { title: 'A', steps: Array.from({ length: 101 }, () => 'Step') },
      { title: 'A', priority: 'urgent' },
      { title: 'A', estimatedSeconds: -1 },
    ]) {
      ;(await templates.add(body)).assertStatus(422)
    }
    const { _id } = (await templates.add(LAUNCH)).body() as Template
    const project = await makeProject(owner, { status: 'archived' })
    const refused = await templates.use(project.id, { templateIds: [_id] })
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'project_archived')
    ;(await templates.use(project.id, { templateIds: [] })).assertStatus(422)
  })
})
