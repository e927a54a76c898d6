import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { User } from '#modules/auth/models/user'
import { makeImportDesk } from '../import_desk.js'
import {
  clockify,
  harvest,
  kimai,
  solidtime,
  TIMEW_EXPORT,
  TIMEWARRIOR,
  toggl,
  WATSON,
} from '../tracker_files.js'

type Desk = Awaited<ReturnType<typeof makeImportDesk>>

/** A company in Berlin, and its entries in short. */
async function makeTimeDesk(client: Parameters<typeof makeImportDesk>[0]) {
  const desk = await makeImportDesk(client, { timeZone: 'Europe/Berlin' })
  const { user } = desk.owner
  await inTx(async () => (await User.findOrFail(user.id)).merge({ name: 'Anna Beispiel' }).save())
  return { ...desk, email: user.email, entries: () => entriesOf(desk) }
}

interface Entry {
  startTime: string
  endTime: string
  note: string | null
  tags: string[]
  billable: boolean | null
  byDuration?: boolean
  task: { title: string; project: { name: string } | null }
}

async function entriesOf(desk: Desk) {
  const answer = await desk.get('/api/time-entries?order=asc')
  answer.assertStatus(200)
  return (answer.body() as Entry[]).map(({ startTime, endTime, note, tags, task }) => [
    startTime.replace(':00.000Z', ''),
    endTime.replace(':00.000Z', ''),
    task.project?.name ?? null,
    task.title,
    note ?? '',
    tags.join(),
  ])
}

test.group('Imports of recorded time', () => {
  test('read the data files of timewarrior; tags choose a project, and what still runs is left out', async ({
    client,
    assert,
  }) => {
    const desk = await makeTimeDesk(client)
    const project = (await desk.post('/api/projects', { name: 'Website' })).body()
    const checked = await desk.take((await desk.uploaded('times', TIMEWARRIOR))._id, 'check')
    assert.containSubset(checked, {
      format: { type: 'log', tracker: 'timewarrior' },
      isVerified: true,
    })
    assert.containSubset(checked.planned, { create: 3, fault: 1 })
    assert.deepEqual(checked.planned.times.months, [
      { person: 'Anna Beispiel', month: '2026-05', entries: 3, seconds: 12_600 },
    ])
    assert.containSubset(checked.planned.times.projects, [
      { name: 'Website', projectId: project._id, entries: 2, seconds: 9000 },
    ])
    assert.deepEqual(await desk.entries(), [])
    const [fault] = await desk.faults(checked._id)
    assert.containSubset(fault, { row: 4, column: 'start', value: '20260506T070000Z' })
    assert.match(fault.message, /still running/)

    await desk.take(checked._id, 'run')
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T07:00', '2026-05-04T08:30', 'Website', 'General', '', 'code review,Website'],
      [
        '2026-05-04T09:00',
        '2026-05-04T10:00',
        'Website',
        'General',
        'Fixed the "login" page',
        'Website',
      ],
      ['2026-05-05T07:00', '2026-05-05T08:00', null, 'General', '', ''],
    ])
    assert.isFalse((await desk.get('/api/timer')).body().isRunning ?? false)
  })

  test('read the export of timewarrior as the same entries as its data files', async ({
    client,
    assert,
  }) => {
    const desk = await makeTimeDesk(client)
    await desk.brought('times', TIMEWARRIOR)
    const checked = await desk.take((await desk.uploaded('times', TIMEW_EXPORT))._id, 'check')
    assert.containSubset(checked.planned, { create: 0, skip: 1, fault: 1 })
  })

  test('read the frames of Watson by their ids', async ({ client, assert }) => {
    const desk = await makeTimeDesk(client)
    await desk.brought('times', WATSON)
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T07:00', '2026-05-04T08:30', 'Website', 'General', '', 'review,urgent'],
      ['2026-05-04T09:00', '2026-05-04T09:15', 'Support', 'General', '', ''],
    ])
  })

  test('read Toggl Track in the zone of the company, and create client, project and task', async ({
    client,
    assert,
  }) => {
    const desk = await makeTimeDesk(client)
    const checked = await desk.take((await desk.uploaded('times', toggl(desk.email)))._id, 'check')
    assert.containSubset(checked, { format: { tracker: 'toggl' }, isVerified: false })
    assert.containSubset(checked.planned.times, {
      projects: [
        { name: 'Shop', client: 'Weingut Sonne', projectId: null, isNewClient: true },
        { name: 'Intern', client: '', projectId: null, isNewClient: false },
      ],
      newTasks: ['Shop: Design', 'Intern: General'],
    })
    await desk.take(checked._id, 'run')
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T07:00', '2026-05-04T08:30', 'Shop', 'Design', 'Entwurf', 'design,web'],
      ['2026-05-04T21:30', '2026-05-04T22:15', 'Intern', 'General', 'Zahlen, Texte', ''],
    ])
    const billable = ((await desk.get('/api/time-entries?order=asc')).body() as Entry[]).map(
      (entry) => entry.billable
    )
    assert.deepEqual(billable, [true, false])
    const clients = (await desk.get('/api/clients')).body()
    assert.deepEqual(
      clients.map(({ name }: { name: string }) => name),
      ['Weingut Sonne']
    )
  })

  test('read Clockify with its twelve hours and the month first', async ({ client, assert }) => {
    const desk = await makeTimeDesk(client)
    await desk.brought('times', clockify(desk.email))
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T07:00', '2026-05-04T10:15', 'Shop', 'Design', 'Entwurf', 'web'],
      ['2026-05-04T11:00', '2026-05-04T12:00', 'Shop', 'Design', 'Entwurf', ''],
    ])
  })

  test('place the hours of Harvest from nine o’clock on; equal rows are two entries', async ({
    client,
    assert,
  }) => {
    const desk = await makeTimeDesk(client)
    await desk.brought('times', harvest('Anna', 'Beispiel'))
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T07:00', '2026-05-04T08:30', 'Shop', 'Design', 'Besprechung', ''],
      ['2026-05-04T08:30', '2026-05-04T10:00', 'Shop', 'Design', 'Besprechung', ''],
    ])
    const again = await desk.brought('times', harvest('Anna', 'Beispiel'))
    assert.containSubset(again.planned, { create: 0, skip: 2 })
  })

  test('read Kimai in German, over midnight', async ({ client, assert }) => {
    const desk = await makeTimeDesk(client)
    await desk.brought('times', kimai(desk.email))
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T20:30', '2026-05-04T22:15', 'Shop', 'Design', 'Entwurf', 'design,web'],
    ])
  })

  test('read the report of solidtime, in another zone when the user says so', async ({
    client,
    assert,
  }) => {
    const desk = await makeTimeDesk(client)
    await desk.brought('times', solidtime('Anna Beispiel'), { zone: 'Europe/London' })
    assert.deepEqual(await desk.entries(), [
      ['2026-05-04T08:00', '2026-05-04T09:00', 'Shop', 'Design', 'Entwurf', 'design,web'],
    ])
  })
})
