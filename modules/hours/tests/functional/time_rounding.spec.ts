import { test } from '@japa/runner'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'
import { unbilledValues } from '#modules/hours/public'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

type Work = Awaited<ReturnType<typeof makeWork>>

const UP = { mode: 'up', minutes: 15 }
const DOWN = { mode: 'down', minutes: 30 }
const NONE = { mode: 'none', minutes: 15 }
const FIVE = { mode: 'nearest', minutes: 5 }
const SIX = { mode: 'up', minutes: 6 }

/** The company's rule is to round up to 15 minutes; two entries of 7 and 16 minutes become 45 minutes. */
async function workRounded(desk: Work) {
  await setRule(desk, UP)
  await desk.worked('2029-12-03', 7)
  await desk.worked('2029-12-04', 16)
}

const setRule = async (desk: Work, timeRounding: object) =>
  (await desk.post('/api/settings', { preferences: { timeRounding } })).assertStatus(200)

const setOwnRule = async (desk: Work, timeRounding: object | null) =>
  (await desk.put(`/api/projects/${desk.projectId}`, { timeRounding })).assertStatus(200)

const hoursOf = async (desk: Work, body: object = {}) => {
  const { clientId } = desk
  const draft = await desk.made('/api/unbilled-hours/invoice', { clientId, ...body })
  return draft.lines.map(({ quantity }: { quantity: number }) => quantity)
}

test.group('Billed time is rounded by the rule of the project or the company', (group) => {
  clockOf(group, '2029-12-31')

  test('row 102: a request without a rounding takes the rule of the company', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workRounded(desk)
    const [sum] = (await desk.get('/api/unbilled-hours')).body()
    assert.containsSubset(sum, {
      seconds: 23 * 60,
      roundedSeconds: 45 * 60,
      amounts: [{ currency: 'EUR', amount: 67.5 }],
    })
    assert.deepEqual(await hoursOf(desk), [0.75])
  })

  test('row 102: null bills to the second, and a rounding in the request wins', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workRounded(desk)
    const preview = async (body: object) =>
      (await desk.post('/api/unbilled-hours/preview', { clientId: desk.clientId, ...body })).body()
    const exact = await preview({ rounding: null })
    assert.containsSubset(exact, { hours: 0.38, withoutRounding: null, net: 34.2 })
    const wish = { minutes: 60, direction: 'up', per: 'line' }
    assert.containsSubset(await preview({ rounding: wish }), { hours: 1, net: 90 })
    const down = { minutes: 15, direction: 'down', per: 'entry' }
    assert.containsSubset(await preview({ rounding: down }), { hours: 0.25, net: 22.5 })
    assert.deepEqual(await hoursOf(desk, { rounding: null }), [0.38])
  })

  test('row 102: the preview says what rounding adds, and which rule each project has', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workRounded(desk)
    const { clientId, projectId } = desk
    const preview = (await desk.post('/api/unbilled-hours/preview', { clientId })).body()
    assert.containsSubset(preview, {
      seconds: 23 * 60,
      hours: 0.75,
      net: 67.5,
      total: 80.33,
      withoutRounding: { hours: 0.38, net: 34.2, total: 40.7 },
      lines: [{ quantity: 0.75, seconds: 23 * 60 }],
      projects: [{ _id: projectId, timeRounding: UP }],
    })
  })

  test('row 102: a project has its own rule, and null is that of the company again', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workRounded(desk)
    const rule = async () => (await desk.get(`/api/projects/${desk.projectId}`)).body().timeRounding
    const rounded = async () =>
      (await desk.get('/api/unbilled-hours')).body()[0].roundedSeconds / 60
    assert.isNull(await rule())
    await setOwnRule(desk, NONE)
    assert.equal(await rounded(), 23)
    await setOwnRule(desk, { mode: 'nearest', minutes: 10 })
    assert.deepEqual(await rule(), { mode: 'nearest', minutes: 10 })
    assert.equal(await rounded(), 30)
    await setOwnRule(desk, null)
    assert.equal(await rounded(), 45)
    const { projectId } = desk
    const refused = await desk.put(`/api/projects/${projectId}`, { timeRounding: { mode: 'up' } })
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'timeRounding.minutes')
  })

  test('row 102: recorded time stays as it is when it is billed rounded', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workRounded(desk)
    assert.deepEqual(await hoursOf(desk), [0.75])
    const entries = (await desk.get('/api/time-entries?order=asc')).body()
    assert.deepEqual(
      entries.map(({ seconds }: { seconds: number }) => seconds / 60),
      [7, 16]
    )
  })

  test('row 53: a recurring invoice that collects hours rounds them by the rule', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    await workRounded(desk)
    const { _id, collected } = await desk.collecting({ by: 'task' })
    assert.equal(collected.lines[0].quantity, 0.75)
    await setRule(desk, DOWN)
    assert.isEmpty((await desk.read(_id)).collected.lines)
    await setRule(desk, UP)
    await desk.step(_id, 'run')
    assert.equal((await desk.hours())[0][1], 0.75)
  })

  test('employees see neither the rule of a project nor a rounded time', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const { token, user } = await makePerson(desk.company.id, 'employee')
    await desk.put(`/api/projects/${desk.projectId}`, { memberIds: [user.id], timeRounding: UP })
    const project = await client.get(`/api/projects/${desk.projectId}`).bearerToken(token)
    assert.notProperty(project.body(), 'timeRounding')
    ;(await client.get('/api/unbilled-hours').bearerToken(token)).assertStatus(403)
  })
})

/** Odd lengths in minutes and seconds, on several tasks, days and rates. */
const LENGTHS = [1, 7.5, 8, 22.25, 29.99, 37, 44.7, 61, 95.4, 121]

test.group('The unbilled amount is that of the draft', (group) => {
  clockOf(group, '2029-12-31')

  test('row 102: {0}')
    .with([
      ['without any rounding', NONE, null],
      ['with the rule of the company', UP, null],
      ['with five minutes, which are no whole hundredths of an hour', FIVE, null],
      ['with a rule of the project beside that of the company', DOWN, SIX],
      ['with a project that is billed to the second', UP, NONE],
      ['with a rule of the project alone', NONE, FIVE],
    ] as const)
    .run(async ({ client, assert }, [_, own, ofProject]) => {
      const desk = await makeWork(client, { hourlyRate: '83.33' })
      const { clientId, company } = desk
      await setRule(desk, own)
      if (ofProject) await setOwnRule(desk, ofProject)
      await workMixed(desk)

      const sums = (await desk.get(`/api/unbilled-hours?clientId=${clientId}`)).body()
      const shown = sums.flatMap(({ amounts }: { amounts: { amount: number }[] }) => amounts)
      const amount = cents(
        shown.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
      )
      const outlook = (await desk.get('/api/dashboard/outlook')).body()
      const { figures } = (
        await desk.get('/api/analytics/projects?from=2029-01-01&to=2029-12-31')
      ).body()
      const ofForecast = (await unbilledValues({ ...company, status: 'active' })).reduce(
        (sum, { net }) => sum + net,
        0n
      )
      assert.equal(cents(outlook.unbilled), amount)
      assert.equal(
        cents(figures.find(({ key }: { key: string }) => key === 'unbilled').value),
        amount
      )
      assert.equal(Number(ofForecast), amount)

      const draft = await desk.made('/api/unbilled-hours/invoice', { clientId })
      assert.equal(cents(draft.net), amount)
      assert.isAbove(amount, 0)
    })
})

const cents = (amount: number) => Math.round(amount * 100)

/** Two projects, one with the company's rule, with three tasks and a rate that rises. */
async function workMixed(desk: Work) {
  const { clientId, projectId } = desk
  await desk.made('/api/hourly-rates', {
    level: 'project',
    projectId,
    from: '2029-11-14',
    amount: 97.77,
  })
  const build = await makeTask(desk.owner, { title: 'Build', projectId })
  const app = await desk.made('/api/projects', { name: 'App', clientId, hourlyRate: '71.19' })
  const screens = await makeTask(desk.owner, { title: 'Screens', projectId: app._id })
  for (const [index, minutes] of LENGTHS.entries()) {
    const day = (place: number) => `2029-11-${String(index * 3 + place).padStart(2, '0')}`
    await desk.worked(day(1), minutes)
    await desk.worked(day(2), minutes + 0.5, { taskId: build.id })
    await desk.worked(day(3), minutes + 1.25, { taskId: screens.id })
  }
}
