import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makePerson } from '#modules/auth/factories/company_factory'
import { User } from '#modules/auth/models/user'
import { makeImportDesk, workOff } from '../import_desk.js'
import { TIMEWARRIOR, toggl } from '../tracker_files.js'

const LINES = TIMEWARRIOR.split('\n')
const row = (line: string) => `${line}\n`
const HEAD = 'User,Email,Project,Start date,Start time,End date,End time,Duration\n'
const worked = (who: string, start: string, end: string, project = 'Intern') =>
  `${who},,${project},2026-05-04,${start},2026-05-04,${end},\n`

const count = async (desk: Awaited<ReturnType<typeof makeImportDesk>>, path = 'time-entries') =>
  (await desk.get(`/api/${path}`)).body().length

test.group('Recorded time, exactly once', () => {
  test('a longer file brings only what is new', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    await desk.brought('times', row(LINES[0]))
    const { done, planned } = await desk.brought('times', LINES.slice(0, 3).join('\n'))
    assert.containSubset(planned, { create: 2, skip: 1, fault: 0 })
    assert.containSubset(done, { created: 2, skipped: 1, failed: 0 })
    assert.equal(await count(desk), 3)
  })

  test('of two imports that were checked before either ran, the second brings nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const file = LINES.slice(0, 3).join('\n')
    const one = await desk.take((await desk.uploaded('times', file))._id, 'check')
    const two = await desk.take((await desk.uploaded('times', file))._id, 'check')
    assert.equal(two.planned.create, 3)
    for (const { _id } of [one, two]) (await desk.post(`/api/imports/${_id}/run`)).assertStatus(200)
    await Promise.all([workOff(), workOff()])
    assert.equal(await count(desk), 3)
    const done = [one, two].map(
      async ({ _id }) => (await desk.get(`/api/imports/${_id}`)).body().done
    )
    const created = (await Promise.all(done)).map((each) => each.created).sort()
    assert.deepEqual(created, [0, 3])
  })

  test('an undone import can be imported again, and changed entries stay', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client)
    const file = LINES.slice(0, 3).join('\n')
    const { _id } = await desk.brought('times', file)
    const [latest] = (await desk.get('/api/time-entries')).body()
    await client
      .patch(`/api/time-entries/${latest._id}`)
      .bearerToken(desk.owner.token)
      .json({ note: 'checked' })
    const { done } = await desk.take(_id, 'undo')
    assert.containSubset(done, { removed: 2, kept: 1 })
    assert.equal(await count(desk), 1)
    const again = await desk.brought('times', file)
    assert.containSubset(again.planned, { create: 2, skip: 1 })
    assert.equal(await count(desk), 3)
  })

  test('one undo of time takes back what was imported together', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    await desk.brought('times', LINES.slice(0, 3).join('\n'))
    const [change] = (await desk.get('/api/time-changes')).body()
    assert.equal(change.sentence ?? change.description, 'Imported 3 time entries')
    ;(await desk.post('/api/time-changes/undo')).assertStatus(200)
    assert.equal(await count(desk), 0)
  })
})

test.group('Recorded time, what is refused', () => {
  test('other time of the person and of the file is skipped with its reason', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client, { timeZone: 'UTC' })
    await desk.post('/api/tasks', { title: 'Work' })
    const [task] = (await desk.get('/api/tasks')).body()
    const times = { startTime: '2026-05-04T08:00:00.000Z', endTime: '2026-05-04T09:00:00.000Z' }
    ;(await desk.post('/api/time-entries', { taskId: task._id, ...times })).assertStatus(201)
    const file = [
      HEAD,
      worked('', '08:30', '09:30'),
      worked('', '10:00', '12:00'),
      worked('', '11:00', '13:00'),
      worked('', '14:00', '13:00'),
      worked('', '13:00', '13:00'),
      ',,Intern,2026-05-04,13:00,2026-05-06,19:00,\n',
      ',,Intern,2999-05-04,13:00,2999-05-04,14:00,\n',
      ',,Intern,2026-02-31,13:00,2026-02-31,14:00,\n',
      ',,Intern,2026-05-04,noon,2026-05-04,14:00,\n',
    ].join('')
    const checked = await desk.take((await desk.uploaded('times', file))._id, 'check')
    assert.containSubset(checked.planned, { create: 1, fault: 8 })
    const faults = await desk.faults(checked._id)
    assert.deepEqual(
      faults.map(({ row: number, message }: { row: number; message: string }) => [
        number,
        message.slice(0, 32),
      ]),
      [
        [2, 'The person already has other tim'],
        [4, 'The person already has the time '],
        [5, 'This entry ends before it starts'],
        [6, 'This entry has no duration.'],
        [7, 'This entry is longer than 24 hou'],
        [8, 'This entry is in the future.'],
        [9, 'This is not a time that Kontor c'],
        [10, 'This is not a time that Kontor c'],
      ]
    )
  })

  test('a locked week stays as it is', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    ;(await desk.post('/api/weeks', { weekStart: '2026-05-04' })).assertStatus(201)
    const checked = await desk.take((await desk.uploaded('times', row(LINES[0])))._id, 'check')
    assert.containSubset(checked.planned, { create: 0, fault: 1 })
    assert.match((await desk.faults(checked._id))[0].message, /submitted/)
  })
})

test.group('Recorded time of several people', () => {
  test('rows belong to people by address or name; others are listed', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client, { timeZone: 'UTC' })
    const ben = await makePerson(desk.company.id, 'member')
    await inTx(async () =>
      (await User.findOrFail(ben.user.id)).merge({ name: 'Ben Müller' }).save()
    )
    const file = [
      HEAD,
      worked('ben muller', '08:00', '09:00'),
      worked('Ghost', '08:00', '09:00'),
      `Somebody,${desk.owner.user.email.toUpperCase()},Intern,2026-05-04,08:00,2026-05-04,10:00,\n`,
    ].join('')
    const { planned, done } = await desk.brought('times', file)
    assert.containSubset(done, { created: 2, failed: 1 })
    assert.deepEqual(planned.times.strangers, [{ name: 'Ghost', entries: 1 }])
    assert.deepEqual(
      planned.times.months.map(({ person, seconds }: { person: string; seconds: number }) => [
        person,
        seconds,
      ]),
      [
        ['Ben Müller', 3600],
        ['Test owner', 7200],
      ]
    )
  })

  test('an employee imports the own time into projects that exist, and nothing else', async ({
    client,
    assert,
  }) => {
    const desk = await makeImportDesk(client, { timeZone: 'UTC' })
    const { user, token } = await makePerson(desk.company.id, 'employee')
    const project = (
      await desk.post('/api/projects', { name: 'Intern', memberIds: [user.id] })
    ).body()
    const send = (kind: string, text: string) =>
      client
        .post(`/api/imports?kind=${kind}`)
        .bearerToken(token)
        .file('file', Buffer.from(text), { filename: 'time.csv' })
    ;(await send('clients', 'Name\nAnna\n')).assertStatus(403)
    const file = [
      HEAD,
      `,${user.email},Intern,2026-05-04,08:00,2026-05-04,09:00,\n`,
      `,${user.email},Secret,2026-05-04,09:00,2026-05-04,10:00,\n`,
      `,${desk.owner.user.email},Intern,2026-05-04,08:00,2026-05-04,09:00,\n`,
    ].join('')
    const sent = await send('times', file)
    sent.assertStatus(201)
    const { _id } = sent.body()
    const get = (path: string) => client.get(path).bearerToken(token)
    const step = async (name: string) => {
      ;(await client.post(`/api/imports/${_id}/${name}`).bearerToken(token)).assertStatus(200)
      await workOff()
      return (await get(`/api/imports/${_id}`)).body()
    }
    assert.containSubset((await step('check')).planned, { create: 1, fault: 2 })
    assert.containSubset((await step('run')).done, { created: 1, failed: 2 })
    const [entry] = (await get('/api/time-entries')).body()
    assert.equal(entry.task.project._id, project._id)
    const { _id: other } = await desk.uploaded('times', toggl('x@example.test'))
    ;(await get(`/api/imports/${other}`)).assertStatus(404)
    ;(await client.post(`/api/imports/${other}/check`).bearerToken(token)).assertStatus(404)
    assert.lengthOf((await get('/api/imports')).body(), 1)
  })

  test('a project can be chosen for a name of the file', async ({ client, assert }) => {
    const desk = await makeImportDesk(client, { timeZone: 'UTC' })
    const project = (await desk.post('/api/projects', { name: 'Neue Website' })).body()
    const file = HEAD + worked('', '08:00', '09:00', 'Web')
    await desk.brought('times', file, { targets: [{ name: 'web', projectId: project._id }] })
    const [entry] = (await desk.get('/api/time-entries')).body()
    assert.equal(entry.task.project.name, 'Neue Website')
    assert.equal(await count(desk, 'projects'), 1)
  })
})
