import { test } from '@japa/runner'
import { each, RENT, recordAllDue } from '#modules/expenses/factories/recurring_expense_factory'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'

test.group('Recurring expenses in the forecast', (group) => {
  const clock = clockOf(group, '2030-01-10')

  test('row 116: a recurring expense counts on its dates, then as what it recorded, and in the place of what was planned', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    const vendor = 'Hausverwaltung'
    await desk.plan({ vendor, date: '2030-01-20', amount: 1487.5 })
    assert.deepEqual(await desk.expected(), ['rent -1487.5'])

    const { _id } = await desk.must(
      await desk.post('/api/recurring-expenses', {
        vendor: vendor.toUpperCase(),
        lines: [RENT],
        schedule: each('2030-01-15'),
        endsAfter: 2,
        payment: 'transfer',
        dueDays: 3,
      })
    )
    const rent = (await desk.items()).map(({ day, source, amount }) => [day, source, amount])
    assert.deepEqual(rent, [
      ['2030-01-18', 'recurringExpenses', -1487.5],
      ['2030-02-18', 'recurringExpenses', -1487.5],
    ])

    clock.moveTo('2030-01-15')
    await recordAllDue()
    clock.moveTo('2030-01-10')
    assert.deepEqual(await desk.expected(), ['expenses -1487.5', 'recurringExpenses -1487.5'])
    const [expense] = await desk.must(await desk.get('/api/expenses'))
    await desk.must(await desk.post(`/api/expenses/${expense._id}/payment`, { date: '2030-01-10' }))
    assert.deepEqual(await desk.expected(), ['recurringExpenses -1487.5'])
    await desk.must(await desk.post(`/api/recurring-expenses/${_id}/pause`))
    assert.deepEqual(await desk.expected(), [])
  })
})
