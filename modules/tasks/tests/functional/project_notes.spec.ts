import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeProject } from '#modules/tasks/factories/task_factory'

test.group('Notes of a project', () => {
  test('are written by the desk, read by its members and left out of lists', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const ben = await makePerson(company.id, 'employee')
    const { id } = await makeProject(owner)
    const path = `/api/projects/${id}`
    const text = 'Key at the porter.\nCall Ms Weber first.'
    const change = { notes: text, memberIds: [ben.user.id] }
    const saved = await client.put(path).bearerToken(owner.token).json(change)
    saved.assertStatus(200)
    assert.equal(saved.body().notes, text)
    assert.equal((await client.get(path).bearerToken(ben.token)).body().notes, text)
    const list = await client.get('/api/projects').bearerToken(ben.token)
    assert.notProperty(list.body()[0], 'notes')

    const refused = await client.put(path).bearerToken(ben.token).json({ notes: 'Mine' })
    refused.assertStatus(403)
    const emptied = await client.put(path).bearerToken(owner.token).json({ notes: null })
    assert.equal(emptied.body().notes, '')
    assert.equal(emptied.body().description, saved.body().description)
  })

  test('stay as somebody else has saved them meanwhile, and outsiders do not read them', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const eva = await makePerson(company.id, 'employee')
    const { id } = await makeProject(owner)
    const path = `/api/projects/${id}`
    const put = (body: object) => client.put(path).bearerToken(owner.token).json(body)
    const { version } = (await put({ notes: 'First' })).body()
    await put({ notes: 'Second', version })
    const late = await put({ notes: 'Third', version })
    late.assertStatus(409)
    assert.equal(late.body().code, 'version_conflict')
    assert.equal((await client.get(path).bearerToken(owner.token)).body().notes, 'Second')
    ;(await client.get(path).bearerToken(eva.token)).assertStatus(404)
  })
})
