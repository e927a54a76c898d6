import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { enter } from '#modules/tasks/tests/enter_time'

test.group('Billable time', () => {
  test('follows the project: it has a client and a rate, its own or the client’s', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const as = (path: string, body: object) => client.post(path).bearerToken(owner.token).json(body)
    const { _id: clientId } = (await as('/api/clients', { name: 'Kruse' })).body()
    const { _id: payingId } = (
      await as('/api/clients', { name: 'Brandt', hourlyRate: '80' })
    ).body()
    const projects: [project: object, isBillable: boolean, billableLater?: boolean][] = [
      [{}, false],
      [{ hourlyRate: 90 }, false],
      [{ clientId }, false, true],
      [{ clientId, hourlyRate: 90 }, true],
      [{ clientId: payingId }, true],
    ]
    for (const [index, [project, expected, billableLater = false]] of projects.entries()) {
      const { _id: projectId } = (await as('/api/projects', { name: 'Shop', ...project })).body()
      const { id: taskId } = await makeTask(owner, { projectId })
      const date = `2026-05-0${index + 1}`
      const added = await enter(client, owner, { taskId, date, duration: '1h' })
      assert.equal(added.body().billable, expected)
      const [before] = (await client.get('/api/time-entries').bearerToken(owner.token)).body()
      assert.equal(before.billableLater, billableLater)
      const { task } = (await client.get(`/api/tasks/${taskId}`).bearerToken(owner.token)).body()
      assert.equal(task.billable, expected)
      // A rate that comes later holds for time that was tracked before.
      await client
        .put(`/api/projects/${projectId}`)
        .bearerToken(owner.token)
        .json({ clientId: payingId, hourlyRate: 95 })
      const list = (await client.get('/api/time-entries').bearerToken(owner.token)).body()
      assert.isTrue(list[0].billable)
    }
  })

  test('the entry may say otherwise, and goes back to its project with null', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { id: taskId } = await makeTask(owner)
    const times = { taskId, date: '2026-05-04', duration: '1h' }
    const added = (await enter(client, owner, { ...times, billable: true })).body()
    assert.isTrue(added.billable)
    const change = async (billable: boolean | null) => {
      const body = { billable }
      const path = `/api/time-entries/${added._id}`
      return (await client.patch(path).bearerToken(owner.token).json(body)).body().billable
    }
    assert.isFalse(await change(false))
    assert.isTrue(await change(true))
    assert.isFalse(await change(null))
  })

  test('employees mark their own time and never see a rate', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const anna = await makePerson(company.id, 'employee')
    const ben = await makePerson(company.id, 'employee')
    const memberIds = [anna.user.id, ben.user.id]
    const { id: projectId } = await makeProject(owner, { memberIds })
    const { id: taskId } = await makeTask(owner, { projectId })
    const times = { taskId, date: '2026-05-04', duration: '1h', billable: false }
    const hers = await enter(client, anna, times)
    hers.assertStatus(201)
    const path = `/api/time-entries/${hers.body()._id}`
    ;(await client.patch(path).bearerToken(anna.token).json({ billable: true })).assertStatus(200)
    ;(await client.patch(path).bearerToken(ben.token).json({ billable: false })).assertStatus(404)
    const list = await client.get('/api/time-entries').bearerToken(anna.token)
    assert.notMatch(JSON.stringify(list.body()), /rate|price|amount|currency/i)
  })
})
