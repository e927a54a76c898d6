import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { deskOf, type Made } from '#core/tests/desk'
import {
  makeCompany,
  makePerson,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'

interface Held {
  type: string
  count: number
}

/** A person with two open tasks, a finished one, two projects, a delivery note and a proposal, and an owner. */
async function makeLeaver(role: 'member' | 'employee' = 'member') {
  const { company, owner } = await makeCompany()
  const leaver = await makePerson(company.id, role)
  const desk = deskOf({ token: owner.token })
  const id = leaver.user.id
  const colleague = await makePerson(company.id, 'employee')
  const project = await desk.post('/projects', { name: 'Shop', memberIds: [id] })
  const archived = await desk.post('/projects', { name: 'Old', memberIds: [id] })
  await desk.put(`/projects/${archived._id}`, { status: 'archived' })
  const shared = [id, colleague.user.id]
  const newTask = async (title: string, assigneeIds: string[]) =>
    (await desk.post<{ task: Made }>('/tasks', { title, assigneeIds })).task
  const task = await newTask('Plan', [id])
  const both = await newTask('Build', shared)
  const done = await newTask('Sell', [id])
  await desk.put(`/tasks/${done._id}`, { status: 'done' })
  const lines = [{ description: 'Sand', quantity: 2, unit: 't' }]
  const customClient = { name: 'Anna Muster' }
  const note = await desk.post('/delivery-notes', { customClient, lines, assigneeId: id })
  const delivered = await desk.post('/delivery-notes', { customClient, lines, assigneeId: id })
  await desk.post(`/delivery-notes/${delivered._id}/issue`)
  await desk.post(`/delivery-notes/${delivered._id}/deliver`)
  const deactivate = async (body?: object) => {
    const path = `/api/employees/${id}/deactivate`
    const answer = await call('POST', path, { token: owner.token, body })
    return { status: answer.status, body: JSON.parse(answer.text) }
  }
  const assignees = async ({ _id }: Made) => {
    const { task } = await desk.get<{ task: { assignees: Made[] } }>(`/tasks/${_id}`)
    return task.assignees.map((each) => each._id)
  }
  const members = async ({ _id }: Made) => {
    const found = await desk.get<{ members: Made[] }>(`/projects/${_id}`)
    return found.members.map((each) => each._id)
  }
  const driver = async ({ _id }: Made) =>
    (await desk.get<{ assignee: Made | null }>(`/delivery-notes/${_id}`)).assignee?._id
  const held = () => desk.get<Held[]>(`/employees/${id}/open-work`)
  return {
    company,
    owner,
    leaver,
    colleague,
    desk,
    deactivate,
    assignees,
    members,
    driver,
    held,
    project,
    archived,
    task,
    both,
    done,
    note,
    delivered,
  }
}

const proposalOf = (author: Person) =>
  deskOf({ token: author.token }).post('/proposals', {
    title: 'A shop',
    customClient: { name: 'Anna Muster' },
  })

test.group('The work that somebody left behind', () => {
  test('of a person who was deactivated is listed and handed over later', async ({ assert }) => {
    const all = await makeLeaver()
    const { leaver, colleague, desk } = all
    const id = leaver.user.id
    assert.deepEqual(await desk.get('/employees/left-work'), [])
    await all.deactivate()
    const [left] = await desk.get<{ _id: string; work: Held[] }[]>('/employees/left-work')
    assert.equal(left?._id, id)
    assert.deepInclude(left?.work, { type: 'task', count: 2 })
    const successorId = colleague.user.id
    const kept = await desk.post<{ work: Held[] }>(`/employees/${id}/handovers`, { successorId })
    assert.deepEqual(kept.work, [])
    assert.deepEqual(await all.assignees(all.task), [successorId])
    assert.deepEqual(await desk.get('/employees/left-work'), [])
  })

  test('of a former member is listed and handed over', async ({ assert }) => {
    const all = await makeLeaver()
    const { leaver, owner, desk } = all
    const body = { email: leaver.user.email, password: TEST_PASSWORD, reason: 'new_job' }
    const gone = await call('POST', '/api/account-deletion/person', { body, from: '127.31.0.1' })
    assert.equal(gone.status, 200, gone.text)
    const [left] = await desk.get<{ name: string }[]>('/employees/left-work')
    assert.match(left?.name ?? '', /#1$/)
    await desk.post(`/employees/${leaver.user.id}/handovers`, { successorId: owner.user.id })
    assert.deepEqual(await all.assignees(all.task), [owner.user.id])
  })

  test('is handed over by owners, of own people, and once they have no access', async ({
    assert,
  }) => {
    const all = await makeLeaver()
    const path = `/api/employees/${all.leaver.user.id}/handovers`
    const body = { successorId: all.owner.user.id }
    const codeFor = async ({ token }: Pick<Person, 'token'>) => {
      const answer = await call('POST', path, { token, body })
      return [answer.status, JSON.parse(answer.text).code]
    }
    assert.deepEqual(await codeFor(all.owner), [409, 'still_active'])
    assert.equal((await codeFor(all.colleague))[0], 403)
    assert.equal((await codeFor((await makeCompany()).owner))[0], 404)
  })
})

test.group('The work of a person who is deactivated', () => {
  test('is counted by kind, for owners alone', async ({ assert }) => {
    const { leaver, colleague, held } = await makeLeaver()
    await proposalOf(leaver)
    assert.deepEqual(await held(), [
      { type: 'project', count: 1 },
      { type: 'task', count: 2 },
      { type: 'proposal', count: 1 },
      { type: 'deliveryNote', count: 1 },
    ])
    const path = `/api/employees/${leaver.user.id}/open-work`
    assert.equal((await call('GET', path, { token: colleague.token })).status, 403)
    const stranger = (await makeCompany()).owner
    assert.equal((await call('GET', path, { token: stranger.token })).status, 404)
  })

  test('goes to the successor in the same step; finished work stays', async ({ assert }) => {
    const all = await makeLeaver()
    const { owner, leaver, colleague, desk, deactivate, assignees, members, driver } = all
    const offer = await proposalOf(leaver)
    const id = leaver.user.id
    const successor = owner.user.id
    const answer = await deactivate({ successorId: successor })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.equal(answer.body.status, 'deactivated')

    assert.deepEqual(await assignees(all.task), [successor])
    assert.sameMembers(await assignees(all.both), [successor, colleague.user.id])
    assert.deepEqual(await assignees(all.done), [id])
    assert.deepEqual(await members(all.project), [successor])
    assert.deepEqual(await members(all.archived), [id])
    assert.equal(await driver(all.note), successor)
    assert.equal(await driver(all.delivered), id)
    const proposals = await desk.get<{ _id: string; owner: string }[]>('/proposals')
    assert.equal(proposals.find(({ _id }) => _id === offer._id)?.owner, owner.user.name)
    assert.deepEqual(
      (await all.held()).map(({ count }) => count),
      [0, 0, 0, 0]
    )
  })

  test('goes to an employee without the proposals, which have prices', async ({ assert }) => {
    const all = await makeLeaver()
    await proposalOf(all.leaver)
    const { body } = await all.deactivate({ successorId: all.colleague.user.id })
    assert.equal(body.status, 'deactivated')
    assert.deepEqual(await all.assignees(all.task), [all.colleague.user.id])
    assert.deepEqual(await all.assignees(all.both), [all.colleague.user.id])
    assert.deepEqual(
      (await all.held()).filter(({ count }) => count > 0),
      [{ type: 'proposal', count: 1 }]
    )
  })

  test('stays when nobody is named', async ({ assert }) => {
    const all = await makeLeaver()
    assert.equal((await all.deactivate()).status, 200)
    assert.deepEqual(await all.assignees(all.task), [all.leaver.user.id])
  })

  test('goes to nobody who cannot do it, and then nothing changes', async ({ assert }) => {
    const all = await makeLeaver()
    const { company, leaver, desk } = all
    const adviser = await makePerson(company.id, 'adviser')
    const gone = await makePerson(company.id, 'employee')
    await desk.post(`/employees/${gone.user.id}/deactivate`)
    const stranger = (await makeCompany()).owner
    for (const { user } of [adviser, gone, stranger, leaver]) {
      const { status, body } = await all.deactivate({ successorId: user.id })
      assert.equal(status, 422)
      assert.containsSubset(body, { code: 'successor_unknown', fields: [{ field: 'successorId' }] })
    }
    assert.equal((await all.deactivate({ successorId: 'me' })).status, 422)
    assert.deepEqual(await all.assignees(all.task), [leaver.user.id])
    assert.equal(
      (await desk.get<{ status: string }>(`/employees/${leaver.user.id}`)).status,
      'active'
    )
  })
})
