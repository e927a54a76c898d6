import { test } from '@japa/runner'
import { mailsTo } from '#core/tests/mails_to'
import { makeWork } from '#modules/hours/factories/work_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { watchBudgets } from '#modules/tasks/budgets/watch_budgets'

type Desk = Awaited<ReturnType<typeof makeWork>>

const UP = { mode: 'up', minutes: 60 }
const NONE = { mode: 'none', minutes: 60 }

const setRule = async (desk: Desk, timeRounding: object) =>
  (await desk.post('/api/settings', { preferences: { timeRounding } })).assertStatus(200)

/** How many alerts the owner was mailed, after the budgets were looked at. */
async function alertsOf({ owner }: Pick<Desk, 'owner'>) {
  await watchBudgets()
  const mails = await mailsTo(owner.user.email)
  return mails.filter(({ kind }) => kind === 'tasks.budget_alert').length
}

test.group('Row 90: budgets of rounded time', (group) => {
  clockOf(group, '2026-05-18')

  test('money is used by rounded time, hours by recorded time', async ({ client, assert }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 10, budgetAmount: 900 })
    await desk.worked('2026-05-04', 20)
    await desk.worked('2026-05-05', 70)
    await setRule(desk, UP)
    const budget = (await desk.get(`/api/projects/${desk.projectId}/budget`)).body()
    assert.containsSubset(budget, { hours: { used: 1.5 }, money: { used: 270 } })
    assert.deepEqual(budget.course.at(-1), { day: '2026-05-18', hours: 1.5, amount: 270 })
  })

  test('row 105: a rule that passes a budget raises its alert, and one that lowers the use arms it again', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetAmount: 200 })
    await desk.worked('2026-05-04', 20)
    await desk.worked('2026-05-05', 70)
    assert.equal(await alertsOf(desk), 0)
    await setRule(desk, UP)
    assert.equal(await alertsOf(desk), 1)
    await setRule(desk, NONE)
    assert.equal(await alertsOf(desk), 1)
    await setRule(desk, UP)
    assert.equal(await alertsOf(desk), 2)
  })

  test('row 105: so does the rule of the project', async ({ client, assert }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetAmount: 200 })
    await desk.worked('2026-05-04', 20)
    await desk.worked('2026-05-05', 70)
    const setOwn = async (timeRounding: object | null) =>
      (await desk.put(`/api/projects/${desk.projectId}`, { timeRounding })).assertStatus(200)
    await setOwn(UP)
    assert.equal(await alertsOf(desk), 1)
    await setOwn(null)
    await setOwn(UP)
    assert.equal(await alertsOf(desk), 2)
  })

  test('row 105: a rule leaves the alerts of hours as they are', async ({ client, assert }) => {
    const desk = await makeWork(client, { hourlyRate: '90', budgetHours: 1 })
    const entry = await desk.worked('2026-05-04', 70)
    assert.equal(await alertsOf(desk), 1)
    ;(await desk.remove(`/api/time-entries/${entry.id}`)).assertStatus(204)
    await setRule(desk, UP)
    await desk.worked('2026-05-05', 70)
    assert.equal(await alertsOf(desk), 1)
  })
})
