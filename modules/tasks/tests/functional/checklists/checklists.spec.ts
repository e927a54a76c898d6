import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

interface Step {
  _id: string
  title: string
  done: boolean
}

/** Calls about the checklist of one task in the name of a person. */
const listOf = (client: ApiClient, { token }: Person, taskId: string) => {
  const path = `/api/tasks/${taskId}/checklist`
  return {
    read: () => client.get(path).bearerToken(token),
    add: (...titles: string[]) =>
      client
        .post(path)
        .bearerToken(token)
        .json({ items: titles.map((title) => ({ title })) }),
    change: ({ _id }: Step, change: object) =>
      client.patch(`/api/checklist-items/${_id}`).bearerToken(token).json(change),
    remove: ({ _id }: Step) => client.delete(`/api/checklist-items/${_id}`).bearerToken(token),
  }
}

const titles = (steps: Step[]) => steps.map(({ title, done }) => `${done ? 'x' : '-'} ${title}`)

test.group('Checklists of tasks', () => {
  test('steps are added in their order, ticked, renamed, moved and removed', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const list = listOf(client, owner, task.id)
    const added = await list.add('Texts', 'Pictures', 'Release')
    added.assertStatus(201)
    const [texts, pictures, release] = added.body() as [Step, Step, Step]
    await list.add('Mail')
    await list.change(texts, { done: true })
    await list.change(pictures, { title: 'Photos' })
    const moved = await list.change(release, { position: 0 })
    assert.deepEqual(titles(moved.body()), ['- Release', 'x Texts', '- Photos', '- Mail'])
    ;(await list.remove(texts)).assertStatus(204)
    const last = await list.change(release, { position: 99 })
    assert.deepEqual(titles(last.body()), ['- Photos', '- Mail', '- Release'])
    assert.deepEqual(titles((await list.read()).body()), ['- Photos', '- Mail', '- Release'])
  })

  test('employees work on the checklists of their tasks and find no others', async ({
    client,
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const own = await makeTask(owner, { assigneeIds: [employee.user.id] })
    const other = await makeTask(owner)
    const [step] = (await listOf(client, owner, other.id).add('Secret')).body()
    ;(await listOf(client, employee, own.id).add('Mine')).assertStatus(201)
    const list = listOf(client, employee, other.id)
    ;(await list.read()).assertStatus(404)
    ;(await list.add('Mine')).assertStatus(404)
    ;(await list.change(step, { done: true })).assertStatus(404)
    ;(await list.remove(step)).assertStatus(404)
    assert.deepEqual(titles((await listOf(client, owner, other.id).read()).body()), ['- Secret'])
  })

  test('a checklist holds 200 steps, and goes with its task', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const task = await makeTask(owner)
    const list = listOf(client, owner, task.id)
    const hundred = Array.from({ length: 100 }, (_, index) => `Step ${index}`)
    ;(await list.add(...hundred)).assertStatus(201)
    ;(await list.add(...hundred)).assertStatus(201)
    const full = await list.add('One more')
    full.assertStatus(422)
    assert.equal(full.body().fields[0].field, 'items')
    const deleted = await client.delete(`/api/tasks/${task.id}`).bearerToken(owner.token)
    deleted.assertStatus(204)
    const left = await reader().from('checklist_items').where('task_id', task.id)
    assert.lengthOf(left, 0)
  })
})
