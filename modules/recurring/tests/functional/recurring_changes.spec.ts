import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import {
  clockOf,
  makeRecurringDesk,
  monthlyFrom,
  runAllDue,
} from '#modules/recurring/factories/recurring_factory'

const ADDRESS = '/api/recurring-invoices'

test.group('Writing and changing a recurring invoice', (group) => {
  const clock = clockOf(group, '2029-12-15')

  test('a change is made by the newest version, and a new schedule repeats no date', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const made = await desk.recurring()
    const first = await desk.step(made._id, 'run')
    const stale = await desk.put(`${ADDRESS}/${made._id}`, desk.bodyOf({ version: made.version }))
    stale.assertStatus(409)
    assert.containSubset(stale.body(), {
      code: 'version_conflict',
      version: first.body().version,
    })
    const changed = await desk.put(
      `${ADDRESS}/${made._id}`,
      desk.bodyOf({
        schedule: monthlyFrom('2029-12-20', { unit: 'week' }),
        invoice: { notes: 'x' },
      })
    )
    changed.assertStatus(200)
    assert.containSubset(changed.body(), { nextDate: '2030-01-03', invoice: { notes: 'x' } })
  })

  test('dates before the day it is written are not made up for', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const { nextDate, dates } = await desk.recurring({
      schedule: monthlyFrom('2028-01-31'),
      endsAfter: 2,
    })
    assert.equal(nextDate, '2029-12-31')
    assert.lengthOf(dates, 2)
  })

  test('the runs of a suspended company are held until it is back', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    await desk.recurring()
    await inTx(async () => desk.company.merge({ status: 'suspended' }).save())
    clock.moveTo('2030-01-01')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 0)
    const refused = await desk.post(ADDRESS, desk.bodyOf())
    assert.equal(refused.body().code, 'company_suspended')

    await inTx(async () => desk.company.merge({ status: 'active' }).save())
    clock.moveTo('2030-01-02')
    await runAllDue()
    clock.moveTo('2029-12-15')
    assert.lengthOf(await desk.invoices(), 1)
  })

  test('what cannot be is refused with its field', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const REFUSED: [body: Parameters<typeof desk.bodyOf>[0], field: string, rule: string][] = [
      [
        { schedule: monthlyFrom('2030-01-01', { unit: 'week', on: 'lastDay' }) },
        'schedule.on',
        'rule_needs_months',
      ],
      [
        { schedule: monthlyFrom('2030-01-01', { on: 'weekday' }) },
        'schedule.weekday',
        'weekday_missing',
      ],
      [
        { schedule: monthlyFrom('2030-01-01', { on: 'twoDays', day: 16, secondDay: 1 }) },
        'schedule.secondDay',
        'two_days_wrong',
      ],
      [
        { schedule: monthlyFrom('2030-01-01', { on: 'twoDays', day: 28, secondDay: 30 }) },
        'schedule.secondDay',
        'two_days_wrong',
      ],
      [{ schedule: monthlyFrom('2030-01-01', { every: 0 }) }, 'schedule.every', 'range'],
      [{ endsOn: '2029-12-20' }, 'endsOn', 'nothing_comes'],
      [{ invoice: { customClient: null } }, 'invoice.clientId', 'recipient_missing'],
      [{ invoice: { lines: [] } }, 'invoice.lines', 'lines_missing'],
      [
        { invoice: { clientId: '0190f7a0-0000-7000-8000-000000000000' } },
        'invoice.clientId',
        'client_unknown',
      ],
    ]
    for (const [body, field, rule] of REFUSED) {
      const answer = await desk.post(ADDRESS, desk.bodyOf(body))
      answer.assertStatus(422)
      assert.containSubset(answer.body().fields, [{ field, rule }], JSON.stringify(body))
    }
  })
})
