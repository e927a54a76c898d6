import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { makePerson } from '#modules/auth/factories/company_factory'
import { Session } from '#modules/auth/models/session'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { watchBudgets } from '#modules/tasks/budgets/watch_budgets'

type Desk = Awaited<ReturnType<typeof makeWork>>

const budgetOf = async (desk: Desk) =>
  (await desk.get(`/api/projects/${desk.projectId}/budget`)).body()

/** The subjects of all alerts that the owner was mailed, after the budgets were looked at. */
async function alertsOf({ owner }: Pick<Desk, 'owner'>) {
  await watchBudgets()
  const mails = await mailsTo(owner.user.email)
  return mails.filter(({ kind }) => kind === 'tasks.budget_alert').map(({ subject }) => subject)
}

const change = async (desk: Desk, body: object) =>
  (await desk.put(`/api/projects/${desk.projectId}`, body)).assertStatus(200)

test.group('Row 90: budgets of projects', (group) => {
  const clock = clockOf(group, '2026-05-18')

  test('hours and money are used by tracked and billable time, at the rates of their days', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, {
      hourlyRate: '90',
      budgetHours: 10,
      budgetAmount: '1000.50',
    })
    const { projectId } = desk
    const rate = { level: 'project', projectId, from: '2026-05-11', amount: 120 }
    await desk.made('/api/hourly-rates', rate)
    await desk.worked('2026-05-04', 90)
    await desk.worked('2026-05-11', 120)
    await desk.worked('2026-05-12', 60, { billable: false })
    const budget = await budgetOf(desk)
    assert.containsSubset(budget, {
      period: 'project',
      from: '2026-05-04',
      to: '2026-05-18',
      currency: 'EUR',
      billableHours: 3.5,
      hours: { budget: 10, used: 4.5, left: 5.5, percent: 45, passedOn: null },
      money: { budget: 1000.5, used: 375, left: 625.5, percent: 37 },
    })
    assert.deepEqual(budget.course.at(-1), { day: '2026-05-18', hours: 4.5, amount: 375 })
    assert.deepEqual(budget.course[0], { day: '2026-05-04', hours: 1.5, amount: 135 })
    // Four and a half hours in fifteen days leave eighteen days and a part for the rest.
    assert.equal(budget.hours.usedUpOn, '2026-06-06')
  })

  test('row 105: each threshold is mailed once, also when a late entry passes it', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 10 })
    await desk.worked('2026-05-04', 470)
    assert.deepEqual(await alertsOf(desk), [])
    await desk.worked('2026-05-01', 10)
    const [first] = await alertsOf(desk)
    assert.match(first ?? '', /Web shop.*80/)
    await desk.worked('2026-05-05', 60)
    assert.lengthOf(await alertsOf(desk), 1)
    const last = await desk.worked('2026-05-06', 60)
    assert.lengthOf(await alertsOf(desk), 2)
    ;(await desk.remove(`/api/time-entries/${last.id}`)).assertStatus(204)
    await desk.worked('2026-05-07', 60)
    assert.lengthOf(await alertsOf(desk), 2)
  })

  test('a raised budget is alerted about once more when it is passed again', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetAmount: 900 })
    await desk.worked('2026-05-04', 600)
    assert.lengthOf(await alertsOf(desk), 1)
    await change(desk, { budgetAmount: 1800 })
    assert.lengthOf(await alertsOf(desk), 1)
    await desk.worked('2026-05-05', 360)
    const alerts = await alertsOf(desk)
    assert.lengthOf(alerts, 2)
    const [mail] = (await mailsTo(desk.owner.user.email)).slice(-1)
    assert.include(mail?.text.replaceAll(' ', ' '), '1,440.00')
    // A budget that is still reached is not alerted about again.
    await change(desk, { budgetAmount: 1700 })
    assert.lengthOf(await alertsOf(desk), 2)
  })

  test('a monthly budget begins again with each month, and late entries count for their month', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { budgetHours: 5, budgetPeriod: 'month' })
    // Before the month in which the budget was set.
    await desk.worked('2026-04-20', 600)
    assert.deepEqual(await alertsOf(desk), [])
    await desk.worked('2026-05-04', 240)
    assert.lengthOf(await alertsOf(desk), 1)
    clock.moveTo('2026-06-02')
    const { token } = await inTx(() =>
      Session.open(desk.owner.user, { userAgent: 'test', ipAddress: '::1' })
    )
    const june = await client.get(`/api/projects/${desk.projectId}/budget`).bearerToken(token)
    assert.containsSubset(june.body(), { from: '2026-06-01', hours: { used: 0 } })
    await desk.worked('2026-05-05', 60)
    assert.lengthOf(await alertsOf(desk), 2)
    await desk.worked('2026-06-01', 300)
    assert.lengthOf(await alertsOf(desk), 3)
  })

  test('the lead is mailed too, and only those who see budgets can lead', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { budgetHours: 1 })
    const { company } = desk
    const member = await makePerson(company.id, 'member')
    const employee = await makePerson(company.id, 'employee')
    const refused = await desk.put(`/api/projects/${desk.projectId}`, { leadId: employee.user.id })
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'leadId')
    await change(desk, { leadId: member.user.id })
    await desk.worked('2026-05-04', 60)
    await alertsOf(desk)
    assert.lengthOf(await mailsTo(member.user.email), 1)
    assert.lengthOf(await mailsTo(employee.user.email), 0)
  })

  test('row 105: the dashboard names projects whose budgets run out, until they are done', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 20, budgetAmount: 1000 })
    const warnings = async () => {
      const { attention } = (await desk.get('/api/dashboard')).body()
      return attention.filter(({ kind }: { kind: string }) => kind === 'budget')
    }
    await desk.worked('2026-05-04', 480)
    assert.deepEqual(await warnings(), [])
    await desk.worked('2026-05-05', 60)
    assert.containsSubset(await warnings(), [
      { _id: desk.projectId, projectName: 'Web shop', percent: 81, isOverdue: false },
    ])
    await change(desk, { status: 'done' })
    assert.deepEqual(await warnings(), [])
  })

  test('employees see no budget', async ({ client, assert }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 1, budgetAmount: 90 })
    const { token, user } = await makePerson(desk.company.id, 'employee')
    await change(desk, { memberIds: [user.id] })
    const path = `/api/projects/${desk.projectId}`
    ;(await client.get(`${path}/budget`).bearerToken(token)).assertStatus(403)
    const project = (await client.get(path).bearerToken(token)).body()
    assert.notMatch(JSON.stringify(Object.keys(project)), /budget|lead|rate|currency/i)
  })
})
