import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { drawnSignature, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'

/** The start of today's test day in Berlin; a day without a change of the clocks. */
const MIDNIGHT = Date.parse('2026-11-18T23:00:00Z')
const iso = (at: number) => new Date(at).toISOString()
const HOUR = 3_600_000

test.group('The dashboard of employees', () => {
  test('shows my running task, my tasks, my time of today and the week, and no money', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { company, owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
    const anna = await makePerson(company.id, 'employee')
    const project = await makeProject(owner, { memberIds: [anna.user.id] })
    const assigneeIds = [anna.user.id]
    await makeTask(owner, { title: 'Later', dueDate: '2026-12-24', assigneeIds })
    const task = await makeTask(owner, {
      title: 'Soon',
      dueDate: '2026-11-20',
      projectId: project.id,
      assigneeIds,
    })
    await makeTask(owner, { title: 'Of somebody else' })

    cleanup(setClock(() => MIDNIGHT + 10 * HOUR))
    const enter = (startTime: number, endTime: number) =>
      client
        .post('/api/time-entries')
        .bearerToken(anna.token)
        .json({ taskId: task.id, startTime: iso(startTime), endTime: iso(endTime) })
    // Two hours across midnight, of which one is today's; three of Monday; four of last week.
    ;(await enter(MIDNIGHT - HOUR, MIDNIGHT + HOUR)).assertStatus(201)
    ;(await enter(MIDNIGHT - 60 * HOUR, MIDNIGHT - 57 * HOUR)).assertStatus(201)
    ;(await enter(MIDNIGHT - 104 * HOUR, MIDNIGHT - 100 * HOUR)).assertStatus(201)
    await client.post(`/api/tasks/${task.id}/time/start`).bearerToken(anna.token)
    cleanup(setClock(() => MIDNIGHT + 10.5 * HOUR))

    const answer = await client.get('/api/employee-dashboard').bearerToken(anna.token)
    answer.assertStatus(200)
    const board = answer.body()
    assert.equal(board.secondsToday, 1.5 * 3600)
    assert.equal(board.secondsThisWeek, 5.5 * 3600)
    assert.containsSubset(board.runningTask, {
      _id: task.id,
      title: 'Soon',
      project: { _id: project.id, name: project.name },
      timeEntry: { endTime: null, seconds: 1800 },
    })
    assert.deepEqual(
      board.openTasks.map(({ title }: { title: string }) => title),
      ['Soon', 'Later']
    )
    assert.lengthOf(board.lastEntries, 4)
    assert.notMatch(answer.text(), /rate|budget|price|total|currency/i)
  })

  test('names the issued delivery notes that are mine to get signed, until they are', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const driver = await desk.driver()
    const assigneeId = driver.person.user.id
    const later = await desk.issuedNote({ date: '2026-12-02', assigneeId })
    const soon = await desk.issuedNote({ date: '2026-12-01', assigneeId })
    await desk.note({ assigneeId })
    await desk.issuedNote({ date: '2026-11-01' })

    const board = await driver.get('/api/employee-dashboard')
    assert.deepEqual(
      board.body().notesToSign,
      [soon, later].map(({ _id, number, date }) => ({
        _id,
        number,
        date,
        clientName: 'Anna Muster',
      }))
    )
    assert.notMatch(board.text(), /price|total|currency|"net"/i)

    const signed = { name: 'Anna', signature: await drawnSignature() }
    ;(await driver.post(`/api/delivery-notes/${soon._id}/sign`, signed)).assertStatus(200)
    const { notesToSign } = (await driver.get('/api/employee-dashboard')).body()
    assert.lengthOf(notesToSign, 1)
  })

  test('is empty for somebody new', async ({ client, assert }) => {
    const { company } = await makeCompany()
    const ben = await makePerson(company.id, 'employee')
    const answer = await client.get('/api/employee-dashboard').bearerToken(ben.token)
    assert.deepEqual(answer.body(), {
      runningTask: null,
      openTasks: [],
      secondsToday: 0,
      secondsThisWeek: 0,
      targetSeconds: null,
      lastEntries: [],
      notesToSign: [],
    })
  })
})
