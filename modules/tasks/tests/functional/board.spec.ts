import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

interface Column {
  _id: string
  name: string
  isDone: boolean
  color: string
  tasks: { _id: string; title: string; status: string }[]
}

const boardOf = (client: ApiClient, { token }: Person) => {
  const read = async (query = ''): Promise<Column[]> =>
    (await client.get(`/api/board${query}`).bearerToken(token)).body().columns
  return {
    read,
    titles: async (query = '') =>
      (await read(query)).map(({ tasks }) => tasks.map(({ title }) => title)),
    place: (taskId: string, columnId: string, afterId: string | null = null) =>
      client.put(`/api/tasks/${taskId}/place`).bearerToken(token).json({ columnId, afterId }),
    save: (columns: object[]) => client.put('/api/board').bearerToken(token).json({ columns }),
  }
}

async function makeBoard(client: ApiClient) {
  const { owner, company } = await makeCompany()
  const tasks = []
  for (const title of ['A', 'B', 'C', 'D']) tasks.push((await makeTask(owner, { title })).id)
  const board = boardOf(client, owner)
  const columns = (await board.read()).map(({ _id }) => _id)
  return { owner, company, board, tasks: tasks as [string, string, string, string], columns }
}

test.group('Row 92: the board', () => {
  test('begins with three columns, filled by what tasks are', async ({ client, assert }) => {
    const { owner, board, tasks } = await makeBoard(client)
    await client
      .post('/api/time-entries')
      .bearerToken(owner.token)
      .json({ taskId: tasks[1], date: '2026-01-05', duration: '1h' })
    await client.put(`/api/tasks/${tasks[2]}`).bearerToken(owner.token).json({ status: 'done' })
    assert.deepEqual(await board.titles(), [['A', 'D'], ['B'], ['C']])
    assert.deepEqual(
      (await board.read()).map(({ isDone }) => isDone),
      [false, false, true]
    )
  })

  test('keeps the order into which cards were put', async ({ client, assert }) => {
    const { board, tasks, columns } = await makeBoard(client)
    const [a, b, c, d] = tasks
    const [first, second] = columns as [string, string]
    ;(await board.place(d, first)).assertStatus(200)
    assert.deepEqual((await board.titles())[0], ['D', 'A', 'B', 'C'])
    await board.place(d, first, b)
    assert.deepEqual((await board.titles())[0], ['A', 'B', 'D', 'C'])
    await board.place(a, second)
    await board.place(c, second, a)
    assert.deepEqual((await board.titles()).slice(0, 2), [
      ['B', 'D'],
      ['A', 'C'],
    ])
  })

  test('finds room between two cards however often one is put there', async ({
    client,
    assert,
  }) => {
    const { board, tasks, columns } = await makeBoard(client)
    const [a, b, c, d] = tasks
    const first = columns[0] as string
    for (const [id, after] of [
      [a, null],
      [b, a],
      [c, b],
      [d, c],
    ] as const)
      await board.place(id, first, after)
    for (let count = 0; count < 14; count += 1) {
      await board.place(count % 2 ? c : b, first, a)
    }
    assert.deepEqual((await board.titles())[0], ['A', 'C', 'B', 'D'])
  })

  test('a card in the column for done tasks is done, and open again outside', async ({
    client,
    assert,
  }) => {
    const { board, tasks, columns } = await makeBoard(client)
    const [, second, done] = columns as [string, string, string]
    const placed = await board.place(tasks[0], done)
    assert.equal(placed.body().task.status, 'done')
    assert.deepEqual((await board.titles())[2], ['A'])
    const opened = await board.place(tasks[0], second)
    assert.equal(opened.body().task.status, 'open')
    assert.deepEqual((await board.titles())[1], ['A'])
  })

  test('a task that is completed elsewhere leaves its column', async ({ client, assert }) => {
    const { owner, board, tasks, columns } = await makeBoard(client)
    await board.place(tasks[0], columns[1] as string)
    await client.put(`/api/tasks/${tasks[0]}`).bearerToken(owner.token).json({ status: 'done' })
    assert.deepEqual(await board.titles(), [['B', 'C', 'D'], [], ['A']])
  })

  test('loses no card when several are put below the same one at once', async ({
    client,
    assert,
  }) => {
    const { board, tasks, columns } = await makeBoard(client)
    const [a, b, c, d] = tasks
    const second = columns[1] as string
    await board.place(a, second)
    const answers = await Promise.all([b, c, d].map((id) => board.place(id, second, a)))
    for (const answer of answers) answer.assertStatus(200)
    const titles = await board.titles()
    assert.equal(titles[1]?.[0], 'A')
    assert.deepEqual([...(titles[1] ?? [])].sort(), ['A', 'B', 'C', 'D'])
  })

  test('shows employees their own tasks, and lets them move no others', async ({
    client,
    assert,
  }) => {
    const { owner, company, board, columns } = await makeBoard(client)
    const worker = await makePerson(company.id, 'employee')
    const { id } = await makeTask(owner, { title: 'Own', assigneeIds: [worker.user.id] })
    const own = boardOf(client, worker)
    assert.deepEqual(await own.titles(), [['Own'], [], []])
    ;(await own.place(id, columns[1] as string)).assertStatus(200)
    const other = (await board.read())[0]?.tasks[0]?._id as string
    ;(await own.place(other, columns[1] as string)).assertStatus(404)
    ;(await own.save([])).assertStatus(403)
    assert.deepEqual((await board.titles('?mine=1'))[1], [])
  })

  test('has columns of the company: named, ordered, added and removed', async ({
    client,
    assert,
  }) => {
    const { board, tasks } = await makeBoard(client)
    const [toDo, doing, done] = (await board.read()).map(({ _id, name, color, isDone }) => ({
      _id,
      name,
      color,
      isDone,
    })) as [Column, Column, Column]
    const waiting = { name: 'Waiting', color: 'amber', isDone: false }
    const saved = await board.save([toDo, { ...doing, name: 'At work' }, waiting, done])
    saved.assertStatus(200)
    const names = saved.body().columns.map(({ name }: Column) => name)
    assert.deepEqual(names.slice(1, 3), ['At work', 'Waiting'])
    const added = saved.body().columns[2]
    await board.place(tasks[0], added._id)
    assert.deepEqual(await board.titles(), [['B', 'C', 'D'], [], ['A'], []])
    await board.save([toDo, doing, done])
    assert.deepEqual(await board.titles(), [['A', 'B', 'C', 'D'], [], []])
    await board.place(tasks[1], doing._id)
    await board.save([toDo, { ...done, isDone: false }, { ...doing, isDone: true }])
    assert.deepEqual(await board.titles(), [['A', 'B', 'C', 'D'], [], []])
    const gone = await board.place(tasks[0], added._id)
    gone.assertStatus(422)
    ;(await board.save([toDo, { ...added, isDone: true }])).assertStatus(422)
    ;(await board.save([toDo, doing])).assertStatus(422)
    ;(await board.save([done, { ...doing, isDone: true }])).assertStatus(422)
  })
})
