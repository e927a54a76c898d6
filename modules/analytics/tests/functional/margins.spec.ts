import { test } from '@japa/runner'
import { addDays, type Day } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeWork } from '#modules/hours/factories/work_factory'

const YEAR = 'from=2026-01-01&to=2026-12-31'

/** Two hours at 90 that an issued invoice bills, one at a cost of 40 and one at 50, and one hour that nobody pays. */
async function worked(client: Parameters<typeof makeWork>[0]) {
  const desk = await makeWork(client)
  const userId = desk.owner.user.id
  await desk.worked('2026-03-02', 60)
  await desk.worked('2026-03-10', 60)
  const { _id } = await desk.made('/api/unbilled-hours/invoice', { clientId: desk.clientId })
  ;(await desk.post(`/api/invoices/${_id}/issue`, {})).assertStatus(200)
  await desk.worked('2026-03-11', 60, { billable: false })
  const path = `/api/employees/${userId}/cost-rates`
  await desk.made(path, { from: '2026-01-01', amount: 40 })
  await desk.made(path, { from: '2026-03-10', amount: '50' })
  return { ...desk, userId, path }
}

test.group('Row 118: margin of projects', () => {
  test('is what hours bring less what they cost, each hour at the cost rate of its day', async ({
    client,
    assert,
  }) => {
    const desk = await worked(client)
    const margin = (await desk.get(`/api/projects/${desk.projectId}/margin`)).body()
    assert.containsSubset(margin, {
      currency: 'EUR',
      seconds: 3 * 3600,
      revenue: 180,
      labourCost: 140,
      expenses: 0,
      margin: 40,
      hourlyRate: 60,
    })
    await desk.made(desk.path, { from: '2026-03-11', amount: 70 })
    const later = (await desk.get(`/api/projects/${desk.projectId}/margin`)).body()
    assert.equal(later.labourCost, 160)
  })

  test('finds the cost of an hour among more rates than one statement has room for', async ({
    client,
    assert,
  }) => {
    const desk = await worked(client)
    const days = Array.from({ length: 120 }, (_, at) => addDays('2025-01-01' as Day, at))
    for (const from of days) await desk.made(desk.path, { from, amount: 10 })
    const margin = (await desk.get(`/api/projects/${desk.projectId}/margin`)).body()
    assert.containsSubset(margin, { seconds: 3 * 3600, labourCost: 140 })
  })

  test('is in the analytics by project and client for the owner, with the list behind each', async ({
    client,
    assert,
  }) => {
    const desk = await worked(client)
    const { tables } = (await desk.get(`/api/analytics/projects?${YEAR}`)).body()
    for (const [key, name] of [
      ['byProject', 'Web shop'],
      ['marginByClient', 'Bäckerei Kruse'],
    ]) {
      const table = tables.find((one: { key: string }) => one.key === key)
      assert.notInclude(table.head, 'head.', 'Each table has a heading in words')
      const at = (column: string) =>
        table.columns.findIndex((one: { key: string }) => one.key === column)
      const row = table.rows.find((one: { name: string }) => one.name === name)
      assert.equal(row.cells[at('labourCost')].value, 140)
      assert.equal(row.cells[at('margin')].value, 40)
      assert.exists(row.cells[at('labourCost')].link)
      assert.equal(table.total[at('margin')].value, 40)
    }
  })

  test('members see the margin without the cost of people, and nobody but owners a cost rate', async ({
    client,
    assert,
  }) => {
    const desk = await worked(client)
    const member = await makePerson(desk.company.id, 'member')
    const answer = await client.get(`/api/analytics/projects?${YEAR}`).bearerToken(member.token)
    assert.notInclude(JSON.stringify(answer.body()), 'labourCost')
    for (const role of ['member', 'employee', 'adviser'] as const) {
      const { token } = await makePerson(desk.company.id, role)
      const margin = `/api/projects/${desk.projectId}/margin`
      for (const path of [desk.path, margin]) {
        ;(await client.get(path).bearerToken(token)).assertStatus(403)
      }
    }
    const log = (await desk.get('/api/audit-log')).body()
    const entry = log.find(({ action }: { action: string }) => action === 'user.cost_rate_changed')
    assert.deepEqual(entry.details, { date: '2026-03-10' })
  })

  test('a cost rate is replaced on its day and deleted', async ({ client, assert }) => {
    const desk = await worked(client)
    await desk.made(desk.path, { from: '2026-03-10', amount: 55 })
    const rates = (await desk.get(desk.path)).body()
    assert.containsSubset(rates, [
      { from: '2026-03-10', amount: 55, currency: 'EUR' },
      { from: '2026-01-01', amount: 40 },
    ])
    ;(await desk.remove(`${desk.path}/${rates[0]._id}`)).assertStatus(204)
    assert.lengthOf((await desk.get(desk.path)).body(), 1)
  })
})
