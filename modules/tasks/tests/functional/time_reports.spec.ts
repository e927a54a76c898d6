import { test } from '@japa/runner'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { standingClock } from '#modules/tasks/tests/standing_clock'
import { iso, timeCalls } from '#modules/tasks/tests/time_calls'

interface Group {
  key: string | null
  label: string | null
  seconds: number
  billableSeconds: number
  groups?: Group[]
}

const pairs = (groups: Group[]) => groups.map(({ key, seconds }) => [key, seconds])

test.group('Reports of time', () => {
  test('an entry over midnight counts on each of its days, in the zone of the company', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
    const task = await makeTask(owner)
    const time = timeCalls(client, owner)
    // From 23:00 to 01:30 in Berlin, over the end of a week and of a month.
    const [startTime, endTime] = ['2026-05-31T21:00:00Z', '2026-05-31T23:30:00Z']
    await time.add({ taskId: task.id, startTime, endTime, breakSeconds: 600 })
    const by = async (by: string) =>
      (await time.get(`time-report?from=2026-05-01&to=2026-06-30&by=${by}`)).body()
    assert.deepEqual(pairs((await by('day')).groups), [
      ['2026-05-31', 3600],
      ['2026-06-01', 4800],
    ])
    assert.deepEqual(pairs((await by('week')).groups), [
      ['2026-05-25', 3600],
      ['2026-06-01', 4800],
    ])
    assert.deepEqual(pairs((await by('month')).groups), [
      ['2026-05', 3600],
      ['2026-06', 4800],
    ])
    assert.equal((await by('task')).seconds, 8400)
    const may = await time.get('time-report?from=2026-05-01&to=2026-05-31&by=person')
    assert.equal(may.body().seconds, 3600)
  })

  test('days of 23 and 25 hours are counted as they were', async ({ client, assert }) => {
    for (const [timeZone, from, to, groups] of [
      ['Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', [39600, 82800, 50400]],
      ['Europe/Berlin', '2025-10-25T12:00:00Z', '2025-10-27T12:00:00Z', [36000, 90000, 46800]],
      ['Australia/Lord_Howe', '2026-04-04T01:00:00Z', '2026-04-05T14:00:00Z', [43200, 88200, 1800]],
    ] as const) {
      const { owner } = await makeCompany({ timeZone })
      const task = await makeTask(owner)
      const time = timeCalls(client, owner)
      await time.add({ taskId: task.id, startTime: from, endTime: to })
      const report = await time.get(
        `time-report?from=${from.slice(0, 8)}01&to=${to.slice(0, 8)}30&by=day`
      )
      assert.deepEqual(
        report.body().groups.map(({ seconds }: Group) => seconds),
        groups,
        `${timeZone} ${from}`
      )
    }
  })

  test('two groupings nest, and time with two tags counts once in the total', async ({
    client,
    assert,
  }) => {
    const { owner } = await makeCompany()
    const customer = await client
      .post('/api/clients')
      .bearerToken(owner.token)
      .json({ name: 'Bakery', email: 'bakery@example.test' })
    const clientId = customer.body()._id
    const made = await client
      .post('/api/projects')
      .bearerToken(owner.token)
      .json({ name: 'Web shop', clientId, hourlyRate: 90 })
    const projectId = made.body()._id
    const [billable, free] = [
      await makeTask(owner, { title: 'Design', projectId }),
      await makeTask(owner, { title: 'Mail' }),
    ]
    const time = timeCalls(client, owner)
    const add = (taskId: string, hour: number, tags: string[]) =>
      time.add({
        taskId,
        startTime: `2026-05-04T${hour}:00:00Z`,
        endTime: `2026-05-04T${hour + 1}:00:00Z`,
        tags,
      })
    await add(billable.id, 10, ['Office', 'Phone'])
    await add(billable.id, 11, [])
    await add(free.id, 12, ['Office'])
    const report = async (query: string) =>
      (await time.get(`time-report?from=2026-05-01&to=2026-05-31&${query}`)).body()

    const tags = await report('by=tag')
    assert.containsSubset(tags, { seconds: 10_800, billableSeconds: 7200 })
    assert.deepEqual(pairs(tags.groups), [
      ['Office', 7200],
      [null, 3600],
      ['Phone', 3600],
    ])
    const nested = await report('by=client,task')
    assert.deepEqual(
      nested.groups.map(({ label, groups }: Group) => [label, groups?.map((one) => one.label)]),
      [
        ['Bakery', ['Design']],
        [null, ['Mail']],
      ]
    )
    assert.equal((await report(`by=day&project=${projectId}`)).seconds, 7200)
    assert.equal((await report(`by=day&client=${clientId}`)).seconds, 7200)
    assert.equal((await report('by=day&tag=office')).seconds, 7200)
    assert.equal((await report(`by=day&task=${free.id}`)).seconds, 3600)
    assert.notMatch(JSON.stringify(nested), /rate|amount|total/i)
  })

  test('employees see their own time, owners everyone’s or one person’s', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = standingClock(cleanup)
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const task = await makeTask(owner, { assigneeIds: [owner.user.id, employee.user.id] })
    const [boss, worker] = [timeCalls(client, owner), timeCalls(client, employee)]
    await boss.start(task.id, iso(clock.now() - 600_000))
    await worker.start(task.id, iso(clock.now() - 60_000))
    const day = (at: number) => iso(at).slice(0, 10)
    const period = `from=${day(clock.now() - 172_800_000)}&to=${day(clock.now() + 86_400_000)}`
    const query = `time-report?${period}&by=person`
    assert.deepEqual(pairs((await worker.get(query)).body().groups), [[employee.user.id, 60]])
    assert.equal((await worker.get(`${query}&person=${owner.user.id}`)).body().seconds, 0)
    assert.equal((await boss.get(query)).body().seconds, 660)
    assert.equal((await boss.get(`${query}&person=me`)).body().seconds, 600)
    assert.equal((await boss.get(`${query}&person=${employee.user.id}`)).body().seconds, 60)
  })

  test('impossible periods and groupings are refused', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const time = timeCalls(client, owner)
    for (const query of [
      'from=2026-05-02&to=2026-05-01&by=day',
      'from=2020-05-02&to=2026-05-01&by=day',
      'from=2026-05-01&to=2026-05-01&by=hour',
      'from=2026-05-01&to=2026-05-01&by=day,task,tag',
      'from=2026-02-30&to=2026-05-01&by=day',
      'from=2026-05-01&to=2026-05-01&by=day&person=someone',
      'by=day',
    ]) {
      assert.equal((await time.get(`time-report?${query}`)).status(), 422, query)
    }
  })
})
