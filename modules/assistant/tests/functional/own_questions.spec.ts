import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { atNoon } from '#core/tests/at_noon'
import { makeCompany, makePerson, type Person } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

const DAY = today('Europe/Berlin')

/** Two employees, each with a task that is overdue and with time of today. */
async function makeWorkers(client: ApiClient) {
  const { company, owner } = await makeCompany()
  const [anna, ben] = [
    await makePerson(company.id, 'employee'),
    await makePerson(company.id, 'employee'),
  ]
  const post = (person: Person, path: string, body: object) =>
    client.post(path).bearerToken(person.token).json(body)
  for (const [title, person, duration] of [
    ['Write the report', anna, '2h'],
    ['Fix the door', ben, '3h'],
  ] as const) {
    const { id } = await makeTask(owner, {
      title,
      dueDate: addDays(DAY, -1),
      assigneeIds: [person.user.id],
    })
    const time = await post(person, '/api/time-entries', { taskId: id, date: DAY, duration })
    time.assertStatus(201)
  }
  const ask = async (text: string, after?: string) => {
    const answer = await post(anna, '/api/assistant/questions', { text, after })
    answer.assertStatus(201)
    return answer.body()
  }
  return { anna, owner, ask, read: (path: string) => client.get(path).bearerToken(anna.token) }
}

test.group('Row 119: employees ask about their own work', (group) => {
  group.each.setup(atNoon)

  test('their tasks and their hours, in three languages, and nobody else’s', async ({
    client,
    assert,
  }) => {
    const { ask } = await makeWorkers(client)
    for (const text of [
      'Which tasks are due today?',
      'Welche Aufgaben sind heute fällig?',
      'Cilat detyra e kanë afatin sot?',
    ]) {
      const { answer } = await ask(text)
      assert.equal(answer?.question, 'ownTasks', text)
      assert.deepEqual(
        answer.rows.map(({ title }: { title: string }) => title),
        ['Write the report']
      )
    }
    for (const text of [
      'How many hours did I work today?',
      'Wie lange habe ich heute gearbeitet?',
      'Sa orë kam punuar sot?',
    ]) {
      const { answer } = await ask(text)
      assert.equal(answer?.question, 'ownHours', text)
      const [{ value }] = answer.figures
      assert.deepEqual(value, { kind: 'duration', seconds: 7200 })
    }
  })

  test('overdue tasks leave out later ones, tomorrow’s leave out earlier ones, and open ones need no due day', async ({
    client,
    assert,
  }) => {
    const { ask, anna, owner } = await makeWorkers(client)
    for (const [title, dueDate] of [
      ['Due today', DAY],
      ['Due tomorrow', addDays(DAY, 1)],
      ['Some day', null],
    ] as const) {
      await makeTask(owner, { title, dueDate, assigneeIds: [anna.user.id] })
    }
    for (const [text, question, titles] of [
      ['Meine überfälligen Aufgaben', 'ownOverdueTasks', ['Write the report']],
      ['Welche Aufgaben sind morgen fällig?', 'ownTasks', ['Due tomorrow']],
      ['Welche Aufgaben sind heute fällig?', 'ownTasks', ['Write the report', 'Due today']],
      [
        'Which tasks are still open?',
        'ownOpenTasks',
        ['Write the report', 'Due today', 'Due tomorrow', 'Some day'],
      ],
    ] as const) {
      const { answer } = await ask(text)
      assert.equal(answer?.question, question, text)
      const { rows } = answer
      assert.deepEqual(
        rows.map(({ title }: { title: string }) => title),
        titles,
        text
      )
      assert.deepEqual(answer.figures[0].value, { kind: 'count', count: titles.length })
    }
  })

  test('a question goes on from the one before', async ({ client, assert }) => {
    const { ask } = await makeWorkers(client)
    const today = await ask('Wie lange habe ich heute gearbeitet?')
    const { answer } = await ask('und letzte Woche?', today._id)
    assert.equal(answer?.question, 'ownHours')
    assert.deepEqual(answer.figures, [])
  })

  test('money, other people and the whole team are refused', async ({ client, assert }) => {
    const { ask } = await makeWorkers(client)
    for (const text of [
      'Was ist offen?',
      'What is our revenue this year?',
      'How many hours did the team work today?',
      'Who worked how long today?',
      'Wie viele Stunden haben wir heute gearbeitet?',
      'How many hours are not billed yet?',
      'Sa orë kemi punuar sot?',
    ]) {
      const refused = await ask(text)
      assert.deepEqual([refused.answer, refused.reason], [null, 'own_work_only'], text)
    }
    assert.deepEqual((await ask('How many hours did Ben work today?')).unknownWords, ['ben'])
  })

  test('the briefing has their own week and tasks without an amount', async ({
    client,
    assert,
  }) => {
    const { read } = await makeWorkers(client)
    const briefing = await read('/api/assistant/briefing')
    const { insights, week } = briefing.body()
    assert.deepEqual(
      insights.map(({ question, rows }: { question: string; rows: unknown[] }) => [
        question,
        rows.length,
      ]),
      [['ownTasks', 1]]
    )
    assert.deepEqual(
      week.map(({ question }: { question: string }) => question),
      ['ownHours', 'ownTasks']
    )
    assert.notInclude(briefing.text(), 'money')
    assert.notInclude(briefing.text(), 'Fix the door')
  })

  test('the tax adviser asks nothing', async ({ client }) => {
    const { owner } = await makeWorkers(client)
    const adviser = await makePerson(owner.user.companyId, 'adviser')
    for (const path of ['/api/assistant/briefing', '/api/assistant/questions']) {
      ;(await client.get(path).bearerToken(adviser.token)).assertStatus(403)
    }
  })
})
