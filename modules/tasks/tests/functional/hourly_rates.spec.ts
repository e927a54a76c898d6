import { test } from '@japa/runner'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'

type Desk = Awaited<ReturnType<typeof makeWork>>
type Rate = Record<string, unknown>

/** Sets a rate and answers its id. */
async function rate(desk: Desk, body: Rate) {
  return (await desk.made('/api/hourly-rates', body))._id as string
}

/** The prices of the lines that the client's unbilled hours would become, in the order of the work. */
async function prices(desk: Desk, by = 'entry') {
  const body = { clientId: desk.clientId, by }
  const answer = await desk.post('/api/unbilled-hours/preview', body)
  answer.assertStatus(200)
  return answer.body().lines.map(({ unitPrice }: { unitPrice: number }) => unitPrice)
}

test.group('Row 101: hourly rates', () => {
  test('the closest level decides: task, person in the project, project, client, person, company', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, {})
    const { clientId, projectId, taskId } = desk
    const userId = desk.owner.user.id
    await desk.worked('2026-03-02', 60)
    const levels = [
      [{ level: 'company' }, 50],
      [{ level: 'person', userId }, 60],
      [{ level: 'client', clientId }, 70],
      [{ level: 'project', projectId }, 80],
      [{ level: 'member', projectId, userId }, 90],
      [{ level: 'task', taskId }, 100],
    ] as const
    assert.deepEqual(await prices(desk), [])
    for (const [target, amount] of levels) {
      await rate(desk, { ...target, from: '2026-01-01', amount: String(amount) })
      assert.deepEqual(await prices(desk), [amount])
      const [sum] = (await desk.get('/api/unbilled-hours')).body()
      assert.deepEqual(sum.amounts, [{ currency: 'EUR', amount }])
      assert.deepInclude(sum.rates[0], { rate: amount, rateOf: target.level })
    }
  })

  test('a rate applies from its first day in the company’s zone, and time at two rates never shares a line', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90' })
    const { projectId } = desk
    await desk.worked('2026-03-31', 60)
    // 22:30 UTC is half past midnight of the first of April in Berlin.
    const startTime = Date.parse('2026-03-31T22:30:00Z')
    await desk.worked('2026-03-31', 60, { startTime, endTime: startTime + 3_600_000 })
    await desk.worked('2026-05-04', 60)
    await rate(desk, { level: 'project', projectId, from: '2026-04-01', amount: 95 })
    await rate(desk, { level: 'project', projectId, from: '2026-05-01', amount: '110.50' })
    assert.deepEqual(await prices(desk), [90, 95, 110.5])
    assert.deepEqual(await prices(desk, 'all'), [90, 95, 110.5])
    const { projects } = (
      await desk.post('/api/unbilled-hours/preview', { clientId: desk.clientId })
    ).body()
    assert.containsSubset(projects, [{ rate: null, rateOf: 'several', otherCurrency: null }])
    const [sum] = (await desk.get('/api/unbilled-hours')).body()
    assert.deepEqual(sum.amounts, [{ currency: 'EUR', amount: 295.5 }])
  })

  test('a rate from a day on does not change hours that are billed', async ({ client, assert }) => {
    const desk = await makeWork(client, { hourlyRate: '90' })
    const { clientId, projectId } = desk
    await desk.worked('2026-03-02', 60)
    const invoice = await desk.made('/api/unbilled-hours/invoice', { clientId, by: 'entry' })
    await desk.worked('2026-03-03', 60)
    await rate(desk, { level: 'project', projectId, from: '2026-03-01', amount: 120 })
    const { lines } = (await desk.get(`/api/invoices/${invoice._id}`)).body()
    assert.deepEqual(
      lines.map(({ unitPrice }: { unitPrice: number }) => unitPrice),
      [90]
    )
    assert.deepEqual(await prices(desk), [120])
  })

  test('unbilled sums, analytics, the dashboard and the person’s page price hours alike', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90' })
    const { projectId } = desk
    const userId = desk.owner.user.id
    await desk.worked('2026-03-02', 60)
    await desk.worked('2026-03-10', 120)
    await rate(desk, { level: 'member', projectId, userId, from: '2026-03-10', amount: 100 })
    const period = 'from=2026-03-01&to=2026-03-31'
    const tab = (await desk.get(`/api/analytics/projects?${period}`)).body()
    const unbilled = tab.figures.find(({ key }: { key: string }) => key === 'unbilled')
    assert.equal(unbilled.value, 290)
    assert.equal((await desk.get('/api/dashboard/outlook')).body().unbilled, 290)
    const statistics = (await desk.get(`/api/employees/${userId}/statistics?${period}`)).body()
    assert.deepEqual(statistics.value, [{ currency: 'EUR', amount: 290 }])
    assert.equal(statistics.billableSeconds, 3 * 3600)
  })

  test('rates are changed, deleted and written to the audit log with their values', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, {})
    const userId = desk.owner.user.id
    const id = await rate(desk, { level: 'person', userId, from: '2026-01-01', amount: 80 })
    const again = await desk.post('/api/hourly-rates', {
      level: 'person',
      userId,
      from: '2026-01-01',
      amount: 85,
    })
    again.assertStatus(422)
    assert.containsSubset(again.body(), { code: 'rate_day_taken', fields: [{ field: 'from' }] })
    const change = { from: '2026-02-01', amount: '82.5', version: 1 }
    const changed = await desk.put(`/api/hourly-rates/${id}`, change)
    assert.containsSubset(changed.body(), { from: '2026-02-01', amount: 82.5, version: 2 })
    ;(await desk.put(`/api/hourly-rates/${id}`, change)).assertStatus(409)
    const list = (await desk.get('/api/hourly-rates')).body()
    assert.containsSubset(list, [{ _id: id, isCurrent: true, person: { _id: userId } }])
    const log = (await desk.get('/api/audit-log')).body()
    assert.containsSubset(log, [
      {
        action: 'rate.changed',
        details: { amount: '82.5', from: '2026-02-01', was: { amount: '80', from: '2026-01-01' } },
      },
    ])
    await desk.remove(`/api/hourly-rates/${id}`)
    assert.isEmpty((await desk.get('/api/hourly-rates')).body())
  })

  test('a rate names a record of its level that the company has', async ({ client, assert }) => {
    const desk = await makeWork(client, {})
    const stranger = await makeWork(client, {})
    const refused = async (body: Rate, field: string, code: string) => {
      const answer = await desk.post('/api/hourly-rates', {
        from: '2026-01-01',
        amount: 80,
        ...body,
      })
      answer.assertStatus(422)
      assert.containsSubset(answer.body(), { code, fields: [{ field }] })
    }
    await refused({ level: 'project' }, 'projectId', 'rate_record_missing')
    const { projectId, clientId, taskId } = stranger
    await refused({ level: 'project', projectId }, 'projectId', 'project_unknown')
    await refused({ level: 'client', clientId }, 'clientId', 'client_unknown')
    await refused({ level: 'task', taskId }, 'taskId', 'task_unknown')
    const userId = stranger.owner.user.id
    await refused({ level: 'person', userId }, 'userId', 'person_unknown')
    await refused({ level: 'member', projectId: desk.projectId }, 'userId', 'rate_record_missing')
  })

  test('employees never reach a rate, and their work says whether it is billable without one', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, {})
    const anna = await makePerson(desk.company.id, 'employee')
    const { projectId } = desk
    await desk.put(`/api/projects/${projectId}`, { memberIds: [anna.user.id] })
    await rate(desk, {
      level: 'member',
      projectId,
      userId: anna.user.id,
      from: '2026-01-01',
      amount: 77,
    })
    for (const call of [client.get('/api/hourly-rates'), client.post('/api/hourly-rates')]) {
      ;(await call.bearerToken(anna.token)).assertStatus(403)
    }
    const { task } = (await client.get(`/api/tasks/${desk.taskId}`).bearerToken(anna.token)).body()
    assert.isTrue(task.billable)
    const project = await client.get(`/api/projects/${projectId}`).bearerToken(anna.token)
    assert.notMatch(JSON.stringify(project.body()), /"(hourlyRate|amount|currency|budget\w*)"/i)
  })
})
