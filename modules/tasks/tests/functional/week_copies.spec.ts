import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { timeCalls } from '#modules/tasks/tests/time_calls'

/** Wednesday noon in Berlin. */
const NOW = Date.parse('2026-05-13T10:00:00Z')
const WEEK = '2026-05-11'

/** An owner in Berlin with two tasks and three entries in the week before. */
async function makeWeek(client: ApiClient) {
  const { owner, company } = await makeCompany({ timeZone: 'Europe/Berlin' })
  const [first, second] = [await makeTask(owner), await makeTask(owner, { title: 'Call' })]
  const time = timeCalls(client, owner)
  await time.add({
    taskId: first.id,
    date: '2026-05-04',
    duration: '2h',
    note: 'Desk',
    tags: ['On site'],
  })
  await time.add({
    taskId: first.id,
    startTime: '2026-05-05T08:00:00Z',
    endTime: '2026-05-05T10:00:00Z',
    breakSeconds: 1800,
  })
  await time.add({ taskId: second.id, date: '2026-05-08', duration: '1:15' })
  const copy = (weekStart = WEEK) =>
    client.post('/api/week-copies').bearerToken(owner.token).json({ weekStart })
  const entries = async () =>
    (await time.get(`time-entries?from=${WEEK}&to=2026-05-17&order=asc`)).body()
  return { owner, company, first, second, time, copy, entries }
}

test.group('Row 99: a week that is filled from the one before', (group) => {
  group.each.setup(() => setClock(() => NOW))

  test('has the same durations, notes and tags on the same weekdays, without days to come', async ({
    client,
    assert,
  }) => {
    const { copy, entries, first } = await makeWeek(client)
    const copied = await copy()
    copied.assertStatus(200)
    assert.deepEqual(copied.body(), { copied: 2, leftOut: 1 })
    const [monday, tuesday] = await entries()
    assert.containsSubset(monday, {
      seconds: 7200,
      note: 'Desk',
      tags: ['On site'],
      byDuration: true,
    })
    assert.equal(monday.task._id, first.id)
    assert.equal(monday.startTime.slice(0, 10), '2026-05-11')
    assert.containsSubset(tuesday, { seconds: 5400, breakSeconds: 0, byDuration: true })
    assert.equal(tuesday.startTime.slice(0, 10), '2026-05-12')
  })

  test('gets nothing twice: a day on which a task has time stays as it is', async ({
    client,
    assert,
  }) => {
    const { copy, entries, time, first } = await makeWeek(client)
    await time.add({ taskId: first.id, date: '2026-05-11', duration: '1h' })
    assert.deepEqual((await copy()).body(), { copied: 1, leftOut: 2 })
    assert.deepEqual((await copy()).body(), { copied: 0, leftOut: 3 })
    assert.lengthOf(await entries(), 2)
  })

  test('is emptied again by one undo, and filled by its redo', async ({ client, assert }) => {
    const { copy, entries, time } = await makeWeek(client)
    await copy()
    const [change] = (await time.changes()).body()
    assert.equal(change.kind, 'copy')
    const undone = await time.undo(change._id)
    undone.assertStatus(200)
    assert.lengthOf(await entries(), 0)
    ;(await time.undo(undone.body().change._id)).assertStatus(200)
    assert.lengthOf(await entries(), 2)
  })

  test('leaves out tasks that take no time any more and days without room', async ({
    client,
    assert,
  }) => {
    const { owner, copy, time, first, second } = await makeWeek(client)
    const project = await makeProject(owner)
    const put = (path: string, body: object) =>
      client.put(`/api/${path}`).bearerToken(owner.token).json(body)
    await put(`tasks/${first.id}`, { projectId: project.id })
    ;(await put(`projects/${project.id}`, { name: 'Old', status: 'archived' })).assertStatus(200)
    await time.add({
      taskId: second.id,
      startTime: '2026-05-12T22:00:00Z',
      endTime: '2026-05-13T10:00:00Z',
    })
    await time.add({ taskId: (await makeTask(owner)).id, date: '2026-05-06', duration: '1h' })
    assert.deepEqual((await copy()).body(), { copied: 0, leftOut: 4 })
  })

  test('holds the caller’s own time only, and begins on a Monday', async ({ client, assert }) => {
    const { company, copy, entries } = await makeWeek(client)
    const colleague = await makePerson(company.id, 'employee')
    const other = await client
      .post('/api/week-copies')
      .bearerToken(colleague.token)
      .json({ weekStart: WEEK })
    assert.deepEqual(other.body(), { copied: 0, leftOut: 0 })
    assert.lengthOf(await entries(), 0)
    const refused = await copy('2026-05-12')
    refused.assertStatus(422)
  })

  test('stays as it is when it was handed in', async ({ client, assert }) => {
    const { owner, copy, entries } = await makeWeek(client)
    const handIn = await client
      .post('/api/weeks')
      .bearerToken(owner.token)
      .json({ weekStart: WEEK })
    handIn.assertStatus(201)
    const refused = await copy()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'week_locked')
    assert.lengthOf(await entries(), 0)
  })
})
