import { test } from '@japa/runner'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import {
  clockOf,
  makeRecurringDesk,
  monthlyFrom,
  runAllDue,
} from '#modules/recurring/factories/recurring_factory'

test.group('Recurring invoices: their dates', (group) => {
  const clock = clockOf(group, '2029-12-15')
  const back = () => clock.moveTo('2029-12-15')

  test('row 46: every rhythm makes an invoice on each of its dates', async ({ client, assert }) => {
    const desk = await makeRecurringDesk(client)
    const RHYTHMS = [
      { unit: 'week', every: 1, dates: ['2030-01-01', '2030-01-08', '2030-01-15'] },
      { unit: 'week', every: 2, dates: ['2030-01-01', '2030-01-15', '2030-01-29'] },
      { unit: 'month', every: 1, dates: ['2030-01-01', '2030-02-01', '2030-03-01'] },
      { unit: 'month', every: 3, dates: ['2030-01-01', '2030-04-01', '2030-07-01'] },
      { unit: 'month', every: 6, dates: ['2030-01-01', '2030-07-01', '2031-01-01'] },
      { unit: 'year', every: 1, dates: ['2030-01-01', '2031-01-01', '2032-01-01'] },
      { unit: 'day', every: 45, dates: ['2030-01-01', '2030-02-15', '2030-04-01'] },
    ]
    for (const { unit, every, dates } of RHYTHMS) {
      back()
      const { _id } = await desk.recurring({
        schedule: monthlyFrom('2030-01-01', { unit, every }),
        endsAfter: 3,
      })
      for (const day of dates) {
        clock.moveTo(day)
        await runAllDue()
      }
      back()
      const { runs, status } = await desk.read(_id)
      assert.deepEqual(
        runs.map(({ date, status: became }: Record<string, string>) => [date, became]),
        dates.toReversed().map((date) => [date, 'made']),
        `${every} ${unit}`
      )
      assert.equal(status, 'ended')
    }
    const dated = (await desk.invoices()).map(({ date }: { date: string }) => date)
    assert.sameMembers(
      dated,
      RHYTHMS.flatMap(({ dates }) => dates)
    )
  })

  test('row 47: the last day, the last Friday and the 1st with the 16th can be chosen', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const nextOf = async (schedule: object) => {
      const { dates } = await desk.recurring({ schedule: monthlyFrom('2030-01-15', schedule) })
      return dates.slice(0, 3).map(({ date }: { date: string }) => date)
    }
    assert.deepEqual(await nextOf({ on: 'lastDay' }), ['2030-01-31', '2030-02-28', '2030-03-31'])
    assert.deepEqual(await nextOf({ on: 'weekday', nth: -1, weekday: 5 }), [
      '2030-01-25',
      '2030-02-22',
      '2030-03-29',
    ])
    assert.deepEqual(await nextOf({ on: 'twoDays', day: 1, secondDay: 16 }), [
      '2030-01-16',
      '2030-02-01',
      '2030-02-16',
    ])
  })

  test('row 48: it ends never, with a day, or after a number of invoices', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const never = await desk.recurring()
    const byDay = await desk.recurring({ endsOn: '2030-02-15' })
    const counted = await desk.recurring({ endsAfter: 3 })
    assert.deepEqual(
      [never, byDay, counted].map(({ dates, remaining }) => [dates.length, remaining]),
      [
        [12, null],
        [2, null],
        [3, 3],
      ]
    )
    for (const month of ['01', '02', '03', '04', '05']) {
      clock.moveTo(`2030-${month}-01`)
      await runAllDue()
    }
    back()
    const after = await Promise.all([never, byDay, counted].map(({ _id }) => desk.read(_id)))
    assert.deepEqual(
      after.map(({ status, runsMade, nextDate, remaining }) => [
        status,
        runsMade,
        nextDate,
        remaining,
      ]),
      [
        ['active', 5, '2030-06-01', null],
        ['ended', 2, null, null],
        ['ended', 3, null, 0],
      ]
    )
  })

  test('row 49: the next twelve dates come with amounts, periods and texts, saved or not', async ({
    client,
    assert,
  }) => {
    const desk = await makeRecurringDesk(client)
    const body = desk.bodyOf({
      servicePeriod: 'month',
      invoice: { lines: [{ ...LINE, description: 'Hosting {{monthYear}}' }] },
    })
    const { name: _, ...unsaved } = body
    const preview = await desk.post('/api/recurring-invoices/preview', unsaved)
    preview.assertStatus(200)
    assert.containSubset(preview.body(), { net: 100, tax: 19, total: 119 })
    assert.lengthOf(preview.body().dates, 12)
    assert.deepEqual(preview.body().dates[1], {
      date: '2030-02-01',
      serviceDate: '2030-02-01',
      serviceUntil: '2030-02-28',
      texts: ['Hosting February 2030'],
    })
    assert.lengthOf((await desk.get('/api/recurring-invoices')).body(), 0)
    const { dates, total } = await desk.recurring(body)
    assert.deepEqual(dates, preview.body().dates)
    assert.equal(total, 119)
  })
})
